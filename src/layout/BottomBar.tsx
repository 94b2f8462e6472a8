import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { useMessages } from '@/messages/useMessages';
import { barEnquiries, type Enquiry } from '@/product/enquiry/barEnquiries';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { telLink } from '@/shop/links/contactLinks';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';
import { PressLink } from '@/ui/PressLink';
import { useStore } from '@/ui/stores';
import { fetchSearchList } from './fetchSearchList';
import { ShortlistLink } from './ShortlistLink';

/** The id of the footer's list of all shelves, which Menu links to without scripts. */
export const shelvesListId = '_shelves';

interface Props {
  /** The page's enquiry. That of a mounted part, such as a product, takes its place. */
  readonly enquiry?: Enquiry | undefined;
  readonly onMenu: () => void;
}

/** The bar at the bottom of phones: menu, search, shortlist, call, and WhatsApp about the page. */
export function BottomBar({ enquiry, onMenu }: Props) {
  const { nav } = useMessages();
  const currentEnquiry = useStore(barEnquiries).at(-1) ?? enquiry;
  return (
    <Bar className="below-wide" aria-label={nav.quickActions}>
      <PressLink className="icon" href={`#${shelvesListId}`} opens="dialog" onPress={onMenu}>
        <Icon name="menu" />
        <span>{nav.menu}</span>
      </PressLink>
      <InternalLink className="icon" href={pageDefinitions.search.path} onPrepare={fetchSearchList}>
        <Icon name="search" />
        <span>{nav.search}</span>
      </InternalLink>
      <ShortlistLink className="icon" />
      <a className="icon drawn" href={telLink()}>
        <span>{nav.call}</span>
      </a>
      <WhatsAppButton
        className="ask"
        label={currentEnquiry ? nav.ask[currentEnquiry.label] : nav.whatsAppUs}
        {...(currentEnquiry
          ? { message: currentEnquiry.message, about: nav.onWhatsApp(currentEnquiry.about) }
          : {})}
      />
    </Bar>
  );
}

/* Fixed, because focus in a sticky bar scrolls the page. With large text it wraps to a second line. */
const Bar = styled.nav`
  position: fixed;
  z-index: 9;
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: var(--bar-height);
  padding-inline: 4px 8px;
  background: var(--surface);
  box-shadow: 0 -1px 0 var(--line);

  ${media.medium} {
    padding-inline: var(--space-6);
  }

  /* A rule for the links is shorter in every page than a styled component for each. */
  > .icon {
    position: relative;
    display: grid;
    flex: 0 1 44px;
    place-content: center;
    justify-items: center;
    min-width: min-content;
    min-height: var(--touch);
    padding-inline: 2px;
    font: 600 var(--text-tiny) / var(--leading) var(--font-text);
    text-decoration: none;

    ${media.medium} {
      flex-basis: 6rem;
    }
  }

  .icon > svg,
  .icon::before {
    width: 22px;
    height: 22px;
  }

  > .ask {
    flex: 1 1 7.5rem;
    max-width: 28rem;
    margin-left: 6px;
    padding: 2px 6px;
  }

  /* While one types, the keyboard may leave so little of the page that the bar would cover what is typed. */
  @media (max-height: 480px) {
    main:has([type='search']:focus) ~ & {
      display: none;
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
