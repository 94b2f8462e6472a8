import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { currentEnquiries, type Enquiry } from '@/product/enquiry/currentEnquiries';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { telLink } from '@/shop/links/phone';
import { iconStyle } from '@/ui/iconStyle';
import { useStore } from '@/ui/useStore';
import { MenuButton } from './header/MenuButton';
import { SearchLink } from './header/SearchLink';
import { ShortlistLink } from './header/ShortlistLink';

interface Props {
  /** The page's own; that of a part in sight, such as a product, takes its place. */
  readonly enquiry?: Enquiry | undefined;
  readonly onMenu: () => void;
}

/** The bar at the bottom of phones: menu, search, shortlist, call, and WhatsApp about the page. */
export function BottomBar({ enquiry, onMenu }: Props) {
  const { nav } = useMessages();
  const asked = useStore(currentEnquiries).at(-1) ?? enquiry;
  return (
    <Bar aria-label={nav.quickActions}>
      <MenuButton className="icon" onPress={onMenu} />
      <SearchLink className="icon" />
      <ShortlistLink className="icon" />
      <Call className="icon" href={telLink()}>
        <span>{nav.call}</span>
      </Call>
      <WhatsAppButton
        className="ask"
        label={asked ? nav.ask[asked.label] : nav.whatsAppUs}
        {...(asked ? { message: asked.message, about: nav.onWhatsApp(asked.about) } : {})}
      />
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  z-index: 9;
  inset: auto 0 0;
  container-type: inline-size;
  display: flex;
  align-items: center;
  height: var(--bar-height);
  padding-inline: 4px 8px;
  background: var(--surface);
  box-shadow: 0 -1px 0 var(--line);

  ${media.medium} {
    justify-content: space-between;
    padding-inline: var(--space-6);
  }

  ${media.noBottomBar} {
    display: none;
  }

  /* A rule for the links is shorter in every page than a styled component for each. */
  > .icon {
    position: relative;
    display: grid;
    flex: 0 0 44px;
    place-content: center;
    justify-items: center;
    height: 100%;
    font: 600 min(var(--text-tiny), 3.75vmin) / var(--leading) var(--font-text);
    text-decoration: none;

    ${media.medium} {
      flex-basis: min(6rem, 12.5vw);
    }
  }

  .icon > svg,
  .icon::before {
    width: 22px;
    height: 22px;
  }

  > .ask {
    flex: 1;
    max-width: 28rem;
    margin-left: 6px;
    padding: 2px 6px;
    font-size: min(var(--text-small), 5vmin);
  }

  @container (max-width: 18.5rem) {
    > .icon > span {
      position: absolute;
      clip-path: inset(50%);
    }

    > .icon > svg,
    > .icon::before {
      width: 28px;
      height: 28px;
    }
  }

  @media (scripting: enabled) {
    main:has([data-asks]) ~ & > .ask {
      border-color: currentcolor;
      background: none;
      color: var(--whatsapp);
    }
  }
`;

const Call = styled.a.attrs({ className: 'drawn' })`
  ${iconStyle('phone')}
`;
