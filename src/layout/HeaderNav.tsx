import { media } from '@styles/breakpoints';
import type { ReactNode } from 'react';
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

interface Props {
  /** What stands between the menus and the links. */
  readonly children: ReactNode;
}

/** The navigation on wide screens, the menus first; narrower ones have it in the drawer. */
export function HeaderNav({ children }: Props) {
  const messages = useMessages();
  const path = usePagePath();
  return (
    <Nav aria-label={messages.nav.label}>
      <ul>
        <HeaderMenus />
      </ul>
      {children}
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
`;
