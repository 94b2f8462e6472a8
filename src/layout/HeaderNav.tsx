import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { paths, searchPath } from '@/catalogue/addresses';
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

/** A plain form at first. */
const SearchField = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './SearchField').then(
    (module) => module.SearchField,
  ),
);

/**
 * The navigation on wide screens: menus, search, links. Narrower ones have it in the drawer. The search page has a field
 * of its own.
 */
export function HeaderNav() {
  const messages = useMessages();
  const path = usePagePath();
  return (
    <Nav aria-label={messages.nav.label}>
      <ul>
        <HeaderMenus />
      </ul>
      {path === searchPath ? null : <SearchField />}
      <ul className="links">
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
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;

  ${media.wide} {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-items: center;
  }

  > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    font-size: 0.875rem;
    letter-spacing: 0.03em;
  }

  > :first-child {
    position: relative;
  }

  > form {
    flex: 1 1 6rem;
    max-width: 24rem;
  }

  /* Small, two lines of two, so that the search has room. */
  > .links {
    display: grid;
    grid-template-columns: auto auto;
    margin-left: auto;
    font-size: 0.75rem;
    line-height: max(1.2, var(--line-least));

    a {
      display: inline-flex;
      align-items: center;
      min-height: 28px;
      padding-inline: 6px;
      text-decoration: none;

      &:hover,
      &[aria-current] {
        color: var(--accent);
      }
    }
  }

  /* With large text menus and search share the first line, and the links have the second. */
  @container (max-width: 58rem) {
    > form {
      max-width: none;
    }

    > .links {
      display: flex;
      flex-basis: 100%;
    }
  }
`;
