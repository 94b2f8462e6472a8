import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import type { Enquiry } from '@/product/enquiry/barEnquiries';
import type { Elements } from '@/ui/Elements';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import { BottomBar } from './BottomBar';

const Header = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './header/Header').then((module) => module.Header),
);

const Footer = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './footer/Footer').then((module) => module.Footer),
);

const PageHelpers = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './PageHelpers').then(
    (module) => module.PageHelpers,
  ),
);

interface Props {
  /** The bottom bar's enquiry while no part of the page has its own; by default the general greeting. */
  readonly enquiry?: Enquiry | undefined;
  /** See `ScrollToTop`. */
  readonly longPage?: boolean | undefined;
  readonly children: Elements;
}

/** The layout of every page: skip link, header, main content, footer, bottom bar and drawer. */
export function PageLayout({ enquiry, longPage = false, children }: Props) {
  const messages = useMessages();
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  return (
    <>
      <Skip href="#page">{messages.nav.skip}</Skip>
      <Header />
      <main id="page" tabIndex={-1}>
        {children}
        <PageHelpers longPage={longPage} menuOpen={menuOpen} onMenuClose={closeMenu} />
      </main>
      <Footer />
      <BottomBar enquiry={enquiry} onMenu={openMenu} />
    </>
  );
}

const Skip = styled.a`
  position: fixed;
  z-index: 20;
  top: -10rem;
  left: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--surface);

  &:focus {
    top: var(--space-2);
  }
`;
