import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { Container } from '@/ui/Container';
import { ShortlistLink } from '../ShortlistLink';
import { usePagePath } from '../usePagePath';
import { HeaderMenus } from './HeaderMenus';
import { Logo } from './Logo';
import { SearchField } from './SearchField';
import { TopBar } from './TopBar';
import { useHideOnScroll } from './useHideOnScroll';

/** The header of every page, hidden while scrolling down. Large text wraps to further lines. */
export function Header() {
  const { nav } = useMessages();
  const away = useHideOnScroll();
  const onSearchPage = usePagePath() === pageDefinitions.search.path;
  return (
    <Fixed $away={away}>
      <nav aria-label={nav.label}>
        <TopBar />
        <Main>
          <Logo />
          <HeaderMenus />
          {onSearchPage ? null : <SearchField />}
          <ShortlistLink className="icon" />
          <CallButton label={nav.callUs} withNumber />
        </Main>
      </nav>
    </Fixed>
  );
}

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

  /* On phones the languages stand at the end of the line, or below it if there is no room. */
  ${media.belowWide} {
    > nav {
      display: flex;
      flex-flow: row-reverse wrap-reverse;
      align-items: center;
    }
  }
`;

const Main = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-height: var(--header-height);

  > form {
    flex: 1 1 12rem;
    max-width: 22.5rem;
  }

  > form,
  > :not(form) + .icon {
    margin-left: auto;
  }

  /*
   * An icon whose label is for screen readers. The label ends at the icon's right edge, so that it does not widen the
   * page.
   */
  > .icon {
    position: relative;
    display: grid;
    place-items: center;
    width: var(--touch);
    height: var(--touch);
    font-size: var(--text-larger);

    > span {
      position: absolute;
      right: 0;
      clip-path: inset(50%);
    }
  }

  ${media.wide} {
    column-gap: var(--space-4);
  }

  ${media.belowWide} {
    flex: 1 1 min-content;
    width: auto;
    padding-right: var(--space-1);

    > form,
    > .icon {
      display: none;
    }

    /* The logo wraps between its words, and does not move to a line of its own. */
    > :first-child {
      flex: 1 1 min-content;
    }

    /* A pill of 36 px in a touch target of 44, without an icon for lack of room. */
    > .call {
      position: relative;
      min-height: 36px;
      padding-block: var(--space-1);
      white-space: nowrap;

      &::before {
        display: none;
      }

      &::after {
        content: '';
        position: absolute;
        inset: -4px 0;
      }
    }
  }
`;
