import { media } from '@styles/breakpoints';
import { memo, useEffect, useState } from 'react';
import styled, { css } from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { telLink } from '@/shop/links/phone';
import { accentStyle } from '@/ui/buttonStyle';
import { Container } from '@/ui/Container';
import { Icon } from '@/ui/Icon';
import { HeaderNav } from './HeaderNav';
import { Logo } from './Logo';
import { MenuButton } from './MenuButton';
import { SearchLink } from './SearchLink';
import { ShortlistLink } from './ShortlistLink';
import { TopBar } from './TopBar';

/**
 * Fixed at the top of every page: enquiry and social links, then logo, phone and navigation. Goes while one reads on. On a
 * phone held sideways it is one line, which has the menu too, for there is no bottom bar.
 */
export const Header = memo(function Header({ onMenu }: { onMenu: () => void }) {
  const messages = useMessages();
  const away = useHideOnScroll();
  return (
    <Fixed $away={away}>
      <TopBar />
      <Main>
        <Logo />
        <HeaderNav />
        <Search />
        <Kept />
        <CallUs href={telLink()}>
          <Icon name="phone" />
          {messages.nav.callUs}
        </CallUs>
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
    const look = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < THRESHOLD) return;
      setAway(moved > 0 && window.scrollY > NEAR_TOP);
      last = window.scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return away;
}

/* Sticky, not fixed: the page then begins below it, however high large text makes it. */
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

  ${media.short} {
    display: flex;
    flex-direction: row-reverse;
  }
`;

const Main = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 50px;

  /* The narrowest windows with the navigation in one line have no room to spare beside it. */
  ${media.wide} {
    padding-inline: clamp(12px, 25vw - 244px, 60px);
  }

  ${media.short} {
    flex: 1 1 auto;
    width: auto;
    min-height: 46px;
    padding-inline: var(--space-3);
  }
`;

/** A drawing alone; its word is for who can't see it. */
const icon = css`
  flex: none;
  place-items: center;
  width: var(--touch);
  height: var(--touch);

  svg {
    width: 1.5rem;
    height: 1.5rem;
  }

  span {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/* Phones have it in the bottom bar. */
const Search = styled(SearchLink)`
  display: grid;
  ${icon}
  margin-left: auto;

  ${media.hasBottomBar} {
    display: none;
  }
`;

/* Phones have it in the bottom bar or, held sideways, in the menu. */
const Kept = styled(ShortlistLink)`
  position: relative;
  display: none;
  ${icon}

  ${media.wide} {
    display: grid;
  }
`;

const CallUs = styled.a`
  ${accentStyle}
  padding: var(--space-1) 0.875rem;
  font-size: min(0.9375rem, 5vmin);
  white-space: nowrap;
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
