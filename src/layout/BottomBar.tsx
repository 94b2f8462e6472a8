import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { paths } from '@/catalogue/addresses';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { type Enquiry, enquiriesInSight } from '@/product/enquiry/enquiriesInSight';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { useStore } from '@/ui/useStore';
import { MenuButton } from './MenuButton';
import { SearchLink } from './SearchLink';
import { ShortlistLink } from './ShortlistLink';
import { usePagePath } from './usePagePath';

interface Props {
  /** What the page asks for; a part of it that is in sight, such as a quick look, comes first. */
  readonly enquiry?: Enquiry | undefined;
  readonly onMenu: () => void;
}

/**
 * The bar at the bottom of phones, within reach of a thumb: menu, search, shortlist, and WhatsApp, which asks for what
 * is in sight, such as a product or the whole shortlist, and takes the room that the others leave. Away from the top of
 * the page it also has the call, because the header with "Call us" hides there, and leaves its right end to the
 * back-to-top button. The contact page has call and WhatsApp in its content, so the bar omits them there.
 */
export function BottomBar({ enquiry, onMenu }: Props) {
  const { nav } = useMessages();
  const asked = useStore(enquiriesInSight).at(-1) ?? enquiry;
  const path = usePagePath();
  return (
    <Bar aria-label={nav.quickActions}>
      <MenuButton onPress={onMenu} />
      <SearchLink />
      <ShortlistLink />
      {path === paths.contact ? null : (
        <>
          <Call label={nav.callUs} />
          <WhatsApp
            label={asked ? nav.ask[asked.label] : nav.whatsAppUs}
            {...(asked ? { message: asked.message, about: nav.onWhatsApp(asked.about) } : {})}
          />
        </>
      )}
    </Bar>
  );
}

/** Selects the bar while the back-to-top button is at its right end. */
const WITH_TO_TOP = 'main:has([data-to-top]) ~';

const Bar = styled.nav`
  position: fixed;
  z-index: 9;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: space-around;
  height: var(--bar-height);
  padding-inline: 4px 8px;
  background: var(--surface);
  box-shadow: 0 -1px 0 var(--line);

  ${WITH_TO_TOP} & {
    padding-right: calc(var(--touch) + 8px);
  }

  ${media.medium} {
    justify-content: space-between;
    padding-inline: var(--space-6);

    ${WITH_TO_TOP} & {
      padding-right: calc(var(--touch) + 2rem);
    }
  }

  ${media.noBottomBar} {
    display: none;
  }

  /* The first three: an icon above a small label. One rule is shorter in every page than a styled component for each. */
  > :nth-child(-n + 3) {
    position: relative;
    display: grid;
    flex: 0 100 4rem;
    place-content: center;
    justify-items: center;
    min-width: 44px;
    height: 100%;
    /* At this size "Search" fits the 44 px touch target. */
    font: min(0.75rem, 3.6vmin, 13px) / 1.1 var(--font-display);
    text-decoration: none;

    ${media.medium} {
      flex-basis: 6rem;
    }
  }

  svg {
    width: 22px;
    height: 22px;
  }
`;

/*
 * An icon alone: its label is for screen readers. Narrower phones have no room for it: there it is in the header, which
 * returns with the first move up.
 */
const Call = styled(CallButton)`
  display: none;
  flex: none;
  width: var(--touch);
  margin-left: 2px;
  padding: 0;
  font-size: 0;

  &::before {
    width: 22px;
    height: 22px;
  }

  @media (min-width: 360px) {
    ${WITH_TO_TOP} nav > & {
      display: flex;
    }
  }
`;

const WhatsApp = styled(WhatsAppButton)`
  flex: 1 1 9rem;
  max-width: 28rem;
  margin-left: 6px;
  padding: 2px 6px;
  font-size: min(0.9375rem, 3.75vmin);
  white-space: nowrap;

  /* Beside the call and the back-to-top button the label has no room for its icon. */
  @media (max-width: 419px) {
    ${WITH_TO_TOP} nav > &::before {
      display: none;
    }
  }
`;
