import { media } from '@styles/breakpoints';
import { memo, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { Container } from '@/ui/Container';
import { hydrateLater } from '@/ui/hydrateLater';
import { HeaderNav } from './HeaderNav';
import { iconOnlyStyle } from './iconOnlyStyle';
import { Logo } from './Logo';
import { MenuButton } from './MenuButton';
import { SearchLink } from './SearchLink';
import { ShortlistLink } from './ShortlistLink';
import { shortMargin } from './shortMargin';

/** All that it has is plain links. */
const TopBar = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './TopBar').then((module) => module.TopBar),
);

/**
 * The header of every page: on wide screens a bar with enquiry, social links and languages, then logo, menus, search,
 * links and phone. It hides while the visitor scrolls down. On a phone in landscape it has what the bottom bar has in
 * portrait.
 */
export const Header = memo(function Header({ onMenu }: { onMenu: () => void }) {
  const { nav } = useMessages();
  const away = useHideOnScroll();
  return (
    <Fixed $away={away}>
      <TopBar />
      <Main>
        <Logo />
        <HeaderNav />
        <SearchLink />
        <ShortlistLink />
        <CallUs label={nav.callUs} />
        <Menu onPress={onMenu} />
      </Main>
    </Fixed>
  );
});

/** Pixels scrolled in one direction before the header reacts, so that a trembling thumb does not move it. */
const THRESHOLD = 12;

/** Within this many pixels of the top the header always stays. */
const NEAR_TOP = 80;

/** Whether the header should hide: true while scrolling down, false again with the first move up. */
function useHideOnScroll(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < THRESHOLD) return;
      setAway(moved > 0 && window.scrollY > NEAR_TOP);
      last = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return away;
}

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

  ${media.belowWide} {
    container-type: inline-size;
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

  /* The narrowest windows with one-line navigation have no room to spare beside it. */
  ${media.wide} {
    container-type: inline-size;
    padding-inline: clamp(12px, 25vw - 244px, 60px);
    gap: var(--space-3);
  }

  ${media.belowWide} {
    flex: 1 1 auto;
    width: auto;
  }

  ${media.short} {
    min-height: 46px;
    padding-inline: ${shortMargin} var(--space-2);
  }

  > nav + a {
    margin-left: auto;
  }

  /* The search and the shortlist. */
  > nav + a,
  > nav + a + a {
    ${iconOnlyStyle}

    ${media.hasBottomBar} {
      display: none;
    }
  }

  /* Wide screens have the search's field. */
  > nav + a {
    ${media.wide} {
      display: none;
    }
  }
`;

/* On phones a pill of 40 pixels in a target of 44. */
const CallUs = styled(CallButton)`
  position: relative;
  padding: var(--space-1) min(0.875rem, 5vmin);
  font-size: min(0.9375rem, 5vmin);
  white-space: nowrap;

  ${media.belowWide} {
    min-height: 40px;

    &::after {
      content: '';
      position: absolute;
      inset: -4px 0;
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
    font: 600 min(0.9375rem, 5vmin) / 1 var(--font-display);
  }
`;
