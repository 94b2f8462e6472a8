import { media } from '@styles/breakpoints';
import { useRouter } from 'next/router';
import styled, { css } from 'styled-components';
import { paths } from '@/catalogue/addresses';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { useEnquiryInSight } from '@/product/enquiryInSight/useEnquiryInSight';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { MenuButton } from './MenuButton';
import { SearchLink } from './SearchLink';
import { ShortlistLink } from './ShortlistLink';

/**
 * The bar at the bottom of phones, within reach of a thumb: menu, search, shortlist, call, WhatsApp. The contact page
 * has the last two in its content, so the bar omits them there. WhatsApp asks for what is in sight, such as a product or
 * the whole shortlist. The right end stays free for the back-to-top button.
 */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const messages = useMessages();
  const asked = useEnquiryInSight();
  const [path] = useRouter().asPath.split(/[?#]/);
  return (
    <Bar aria-label={messages.nav.quickActions} data-asks={path !== paths.contact}>
      <Menu onPress={onMenu} />
      <Search />
      <Shortlist />
      {path === paths.contact ? null : (
        <>
          <CallButton label={messages.nav.callUs} />
          <WhatsAppButton label={messages.nav.whatsAppUs} {...asked} />
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
    flex: 1 1 auto;
    max-width: 13rem;
    gap: 4px;
    padding: 2px 8px;
    font-size: min(var(--text-small), 3.6vmin);
    white-space: nowrap;

    /* Five entries on a phone: the icons go, because the labels say the same. */
    @media (max-width: 439px) {
      padding-inline: 4px;
      font-size: min(0.9375rem, 3.75vmin);

      &::before,
      svg {
        display: none;
      }
    }
  }

  /* Without call and WhatsApp, the other entries spread along the whole bar. */
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

/** An icon above a small label, at the left end of the bar. */
const smallLinkStyle = css`
  position: absolute;
  display: grid;
  place-content: center;
  justify-items: center;
  width: 44px;
  height: 100%;
  /* At this size "Search" fits the 44 px touch target. */
  font: min(0.75rem, 3.6vmin, 13px) / 1.1 var(--font-display);
  text-decoration: none;

  svg {
    width: 22px;
    height: 22px;
  }
`;

const Menu = styled(MenuButton)`
  ${smallLinkStyle}
  left: 0;
`;

const Search = styled(SearchLink)`
  ${smallLinkStyle}
  left: 44px;
`;

const Shortlist = styled(ShortlistLink)`
  ${smallLinkStyle}
  left: 88px;
`;
