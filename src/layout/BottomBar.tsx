import { media } from '@styles/breakpoints';
import { useRouter } from 'next/router';
import styled, { css } from 'styled-components';
import { paths } from '@/catalogue/addresses';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { MenuButton } from './MenuButton';
import { SearchLink } from './SearchLink';
import { ShortlistLink } from './ShortlistLink';

/**
 * Where a thumb reaches on a phone: browse, search, what is kept, call, write. The contact page has the last two itself. Its
 * right end is kept for the button that leads back to the top.
 */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const messages = useMessages();
  const [path] = useRouter().asPath.split(/[?#]/);
  return (
    <Bar aria-label={messages.nav.quickActions} data-asks={path !== paths.contact}>
      <Menu onPress={onMenu} />
      <Search />
      <Kept />
      {path === paths.contact ? null : (
        <>
          <CallButton label={messages.nav.callUs} />
          <WhatsAppButton label={messages.nav.whatsAppUs} />
        </>
      )}
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  z-index: 9;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  height: var(--bar-height);
  padding-inline: 132px 44px;
  background: var(--surface);
  box-shadow: 0 -1px 0 var(--line);
  font-size: min(var(--text-small), 4vmin);

  a:is([href^='tel'], [href*='wa.me']) {
    flex: 0 1 13rem;
    gap: 4px;
    padding: 2px 4px;
    font-size: inherit;

    /* Five things on a narrow phone: the words say what the drawings would. */
    @media (max-width: 379px) {
      padding-inline: 2px;
      font-size: min(0.8125rem, 4vmin);

      &::before,
      svg {
        display: none;
      }
    }
  }

  /* Without the two that ask, the others stand along the whole bar. */
  &[data-asks='false'] {
    justify-content: space-around;
    padding-inline: 44px;

    > * {
      position: relative;
      left: auto;
    }
  }

  ${media.noBottomBar} {
    display: none;
  }
`;

/** A drawing over a small word, at the bar's left end. */
const small = css`
  position: absolute;
  display: grid;
  place-content: center;
  justify-items: center;
  width: 44px;
  height: 100%;
  /* "Search" is as wide as a thumb then. */
  font: min(0.75rem, 3.6vmin, 13px) / 1.1 var(--font-display);
  text-decoration: none;

  svg {
    width: 22px;
    height: 22px;
  }
`;

const Menu = styled(MenuButton)`
  ${small}
  left: 0;
`;

const Search = styled(SearchLink)`
  ${small}
  left: 44px;
`;

const Kept = styled(ShortlistLink)`
  ${small}
  left: 88px;
`;
