import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import { sitePages } from '@/catalogue/sitePages';
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

/** All that it has is plain links. */
const TopBar = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './TopBar').then((module) => module.TopBar),
);

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
 * The header of every page: on wide screens a bar with enquiry, plain links, social links and languages, then logo,
 * menus, search and phone; the search page has a field of its own. It hides while the visitor scrolls down. On a phone in
 * landscape it has what the bottom bar has in portrait.
 */
export const Header = memo(function Header({ onMenu }: { onMenu: () => void }) {
  const { nav } = useMessages();
  const away = useHideOnScroll();
  const onSearchPage = usePagePath() === sitePages.search.path;
  return (
    <Fixed $away={away}>
      <Bars aria-label={nav.label}>
        <TopBar />
        <Main>
          <Logo />
          <ul>
            <HeaderMenus />
          </ul>
          {onSearchPage ? null : <SearchField suggests />}
          <HeaderIcons />
          <CallUs label={nav.callUs} />
          <Menu onPress={onMenu} />
        </Main>
      </Bars>
    </Fixed>
  );
});

/* Sticky, not fixed, so that the page begins below it however high large text makes it. */
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

/* The rem of its container queries grow with the visitor's text size, those of a media query don't. */
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

    /* The field alone gives way. */
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

  /* The menus. */
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

  /* Large text leaves no room for the field: its link is there instead. */
  @container (max-width: 47rem) {
    ${media.wide} {
      gap: var(--space-1);

      > :not(form) {
        flex-shrink: 1;
      }

      > form {
        display: none;

        + * > :first-child {
          display: grid;
        }
      }
    }
  }
`;

/* On phones a pill of 36 pixels in a target of 44, whose words have no room for an icon. */
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
    font: 600 min(var(--text-small), 5vmin) / 1 var(--font-text);
  }
`;
