import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { paths } from '@/catalogue/addresses';
import { useMessages } from '@/messages/useMessages';
import { hydrateLater } from '@/ui/hydrateLater';
import { InternalLink } from '@/ui/InternalLink';
import { mainLinks } from './navLinks';
import { usePagePath } from './usePagePath';

/** Closed at first. */
const HeaderMenus = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './HeaderMenus').then(
    (module) => module.HeaderMenus,
  ),
);

/** The navigation on wide screens; narrower ones have it in the drawer. */
export function HeaderNav() {
  const messages = useMessages();
  const path = usePagePath();
  return (
    <Nav aria-label={messages.nav.label}>
      <ul>
        {mainLinks.map((page) => (
          <li key={page}>
            <InternalLink
              href={paths[page]}
              aria-current={path === paths[page] ? 'page' : undefined}
            >
              {messages.nav[page]}
            </InternalLink>
          </li>
        ))}
        <HeaderMenus />
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;

  ${media.wide} {
    display: block;
  }

  > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 4px;
    font-size: 0.8125rem;
    letter-spacing: 0.03em;
  }

  /* The links to pages; those of a menu's panel have styles of their own. */
  > ul > li > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    /* In the narrowest window that shows it, the navigation keeps to one line. */
    padding-inline: clamp(4px, 2.4vw - 20.6px, 8px);
    text-decoration: none;

    &:hover,
    &[aria-current] {
      color: var(--accent);
    }
  }
`;
