import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import type { Enquiry } from '@/product/enquiry/currentEnquiries';
import type { Elements } from '@/ui/Elements';
import { pageLayers } from '@/ui/layers/pageLayers';
import { useLayer } from '@/ui/layers/useLayer';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import { BottomBar } from './BottomBar';
import { Header } from './Header';

/** Shows nothing before the visitor acts. */
const PageHelpers = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './PageHelpers').then(
    (module) => module.PageHelpers,
  ),
);

/** Nobody is offered a language in the first second. */
const LanguageOffer = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './LanguageOffer').then(
    (module) => module.LanguageOffer,
  ),
);

/** Far below the first screen. */
const Footer = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './Footer').then((module) => module.Footer),
);

/** Closed at first. A press on the menu button opens it as soon as its script is there. */
const Drawer = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './Drawer').then((module) => module.Drawer),
);

/** Shows only after scrolling. */
const ScrollToTop = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ '@/ui/ScrollToTop').then(
    (module) => module.ScrollToTop,
  ),
);

/** The layer name of the drawer. */
const MENU = 'menu';

const openMenu = () => pageLayers.open(MENU);

interface Props {
  /** The page's path without the prefix of a language. */
  readonly path: string;
  /** What the bottom bar asks for while no part of the page asks for more; by default for nothing in particular. */
  readonly enquiry?: Enquiry | undefined;
  /** A shelf's page, which is long: the button back to the top behaves differently. */
  readonly longPage?: boolean | undefined;
  readonly children: Elements;
}

/** The layout of every page: skip link, header, main content, footer, bottom bar and drawer. */
export function PageLayout({ path, enquiry, longPage = false, children }: Props) {
  const messages = useMessages();
  const layer = useLayer();
  return (
    <>
      <Skip href="#page">{messages.nav.skip}</Skip>
      <PageHelpers />
      <Header onMenu={openMenu} />
      <main id="page" tabIndex={-1}>
        {children}
        <ScrollToTop longPage={longPage} />
      </main>
      <LanguageOffer path={path} />
      <Footer />
      <BottomBar enquiry={enquiry} onMenu={openMenu} />
      <Drawer open={layer === MENU} onClose={pageLayers.close} onFollow={pageLayers.leave} />
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
