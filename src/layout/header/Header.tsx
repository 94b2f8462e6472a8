import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { Container } from '@/ui/Container';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import { HeaderIcons } from './HeaderIcons';
import { Logo } from './Logo';
import { MenuButton } from './MenuButton';
import { shortMargin } from './shortMargin';
import { useHideOnScroll } from './useHideOnScroll';
import { usePagePath } from './usePagePath';

const TopBar = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './TopBar').then((module) => module.TopBar),
);

const HeaderMenus = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './HeaderMenus').then(
    (module) => module.HeaderMenus,
  ),
);

const SearchField = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './SearchField').then(
    (module) => module.SearchField,
  ),
);

/** The header of every page, hidden while scrolling down. */
export const Header = memo(function Header({ onMenu }: { onMenu: () => void }) {
  const { nav } = useMessages();
  const away = useHideOnScroll();
  const onSearchPage = usePagePath() === pageDefinitions.search.path;
  return (
    <Fixed $away={away}>
      <Bars aria-label={nav.label}>
        <TopBar />
        <Main>
          <Logo />
          <ul>
            <HeaderMenus />
          </ul>
          {onSearchPage ? null : <SearchField />}
          <HeaderIcons />
          <CallUs label={nav.callUs} />
          <Menu onPress={onMenu} />
        </Main>
      </Bars>
    </Fixed>
  );
});

/* Sticky, not fixed: with large text the header is higher, and the page has to begin below it. */
const Fixed = styled.header<{ $away: boolean }>`
  position: sticky;
  z-index: 10;
  top: 0;
  background: var(--page);
  box-shadow: 0 1px 0 var(--line);
  transform: translateY(${({ $away }) => ($away ? '-101%' : '0')});
  transition: transform var(--calm);

  &:focus-within {
    transform: none;
  }
`;

/* A container query's rem grows with the visitor's text size, a media query's doesn't. */
const Bars = styled.nav`
  container-type: inline-size;

  ${media.belowWide} {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
  }
`;

const Main = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: var(--header-height);

  ${media.wide} {
    gap: var(--space-4);

    > :not(form) {
      flex-shrink: 0;
    }
  }

  ${media.belowWide} {
    flex: 1 1 auto;
    width: auto;
  }

  ${media.short} {
    gap: 12px;
    min-height: 46px;
    padding-inline: ${shortMargin} 12px;
  }

  > ul {
    position: relative;
    display: flex;
    align-items: center;
  }

  > form {
    flex: 0 1 22.5rem;
    min-width: 0;
    margin-left: auto;

    + * {
      margin-left: 0;
    }
  }

  ${media.belowWide} {
    > ul,
    > form {
      display: none;
    }
  }

  /* Large text leaves no room for the field: its link is shown instead. */
  @container (max-width: 47rem) {
    ${media.wide} {
      gap: var(--space-1);

      > :not(form) {
        flex-shrink: 1;
      }

      > form {
        display: none;

        + * {
          margin-left: auto;

          > :first-child {
            display: grid;
          }
        }
      }
    }
  }
`;

/* On phones a pill of 36 px in a touch target of 44, without an icon for lack of room. */
const CallUs = styled(CallButton)`
  position: relative;
  padding: var(--space-1) min(0.75rem, 4vmin);
  font-size: min(var(--text-small), 5vmin);
  white-space: nowrap;

  ${media.belowWide} {
    min-height: 36px;

    &::after {
      content: '';
      position: absolute;
      inset: -4px 0;
    }
  }

  @container (max-width: 30rem) {
    &::before {
      display: none;
    }
  }
`;

const Menu = styled(MenuButton)`
  display: none;

  ${media.short} {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--touch);
    font: 600 min(var(--text-small), 5vmin) / var(--leading) var(--font-text);
  }
`;
