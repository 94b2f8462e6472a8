import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { currentEnquiries, type Enquiry } from '@/product/enquiry/currentEnquiries';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { useStore } from '@/ui/useStore';
import { MenuButton } from './MenuButton';
import { SearchLink } from './SearchLink';
import { ShortlistLink } from './ShortlistLink';

interface Props {
  /** What the page asks for; a part of it that is in sight, such as a quick look, comes first. */
  readonly enquiry?: Enquiry | undefined;
  readonly onMenu: () => void;
}

/**
 * The bar at the bottom of phones, within reach of a thumb: menu, search, shortlist, and WhatsApp, which asks for what
 * is in sight, such as a product or the whole shortlist, and takes the room that the others leave. While the page's own
 * WhatsApp button is in sight, the others share its room. Away from the top of the page the bar has the call, too,
 * because the header with "Call us" hides there, and leaves its right end to the back-to-top button.
 */
export function BottomBar({ enquiry, onMenu }: Props) {
  const { nav } = useMessages();
  const asked = useStore(currentEnquiries).at(-1) ?? enquiry;
  return (
    <Bar aria-label={nav.quickActions}>
      <MenuButton className="icon" onPress={onMenu} />
      <SearchLink className="icon" />
      <ShortlistLink className="icon" />
      <Call label={nav.callUs} />
      <WhatsAppButton
        className="ask"
        label={asked ? nav.ask[asked.label] : nav.whatsAppUs}
        {...(asked ? { message: asked.message, about: nav.onWhatsApp(asked.about) } : {})}
      />
    </Bar>
  );
}

/** Selects the bar while the back-to-top button is at its right end. */
const WITH_TO_TOP = 'main:has([data-to-top]) ~';

/** Selects the bar while the page's own WhatsApp button is in sight. */
const WITH_OWN = 'main:has([data-asks]) ~';

const Bar = styled.nav`
  position: fixed;
  z-index: 9;
  inset: auto 0 0;
  container-type: inline-size;
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

  /* An icon above a small label. One rule is shorter in every page than a styled component for each. */
  > .icon {
    position: relative;
    display: grid;
    /* Room for the rest even beside call and back-to-top button: they stay where they are when these come. */
    flex: 0 100 clamp(44px, 12.2vw, 4rem);
    place-content: center;
    justify-items: center;
    min-width: 44px;
    height: 100%;
    font: clamp(0.6875rem, 3.05vmin, 0.75rem) / 1.1 var(--font-display);
    text-decoration: none;

    ${media.medium} {
      flex-basis: 6rem;
    }
  }

  svg {
    width: 22px;
    height: 22px;
  }

  /* What takes the room that is left. */
  > .ask {
    flex: 1 1 9rem;
    max-width: 28rem;
    margin-left: 6px;
    padding: 2px 6px;
    font-size: min(0.9375rem, 3.75vmin);
    white-space: nowrap;
  }

  /* Beside the call and the back-to-top button the label has no room for its icon. */
  @media (max-width: 419px) {
    ${WITH_TO_TOP} & > ::before {
      display: none;
    }
  }

  /* Large text has no room for labels below the icons. */
  @container (max-width: 18.5rem) {
    > .icon > span {
      position: absolute;
      clip-path: inset(50%);
    }

    > .icon > svg {
      width: 28px;
      height: 28px;
    }

    > .ask {
      font-size: min(0.9375rem, 5vmin);
      white-space: normal;
    }
  }

  @media (scripting: enabled) {
    ${WITH_OWN} & > .ask {
      display: none;
    }

    ${WITH_OWN} & > .icon {
      flex-grow: 1;
    }
  }
`;

/*
 * An icon alone: its label is for screen readers. Narrower phones have no room for it: there it is in the header, which
 * returns with the first move up.
 */
const Call = styled(CallButton)`
  display: none;

  @media (min-width: 360px) {
    main:has([data-to-top]):not(:has([data-asks])) ~ nav > & {
      display: flex;
      flex: none;
      width: var(--touch);
      margin-left: 2px;
      padding: 0;
      font-size: 0;

      &::before {
        display: block;
        width: 22px;
        height: 22px;
      }
    }
  }
`;
