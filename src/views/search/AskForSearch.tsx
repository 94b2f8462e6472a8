import styled from 'styled-components';
import { findCategory } from '@/catalogue/findCategory';
import { suggestedCategories } from '@/catalogue/neighbours';
import type { SearchMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import type { SearchIndex } from '@/search/createSearchIndex';
import { nearestShelves } from '@/search/nearestShelves';
import { searchEnquiry } from '@/shop/links/searchEnquiry';
import { FoundCategories } from './FoundCategories';

interface Props {
  /** Whether there are no results, or only the nearest. Otherwise the results may not be what the visitor meant. */
  readonly found: 'nothing' | 'nearest' | 'something';
  readonly typed: string;
  readonly index: SearchIndex;
  readonly onFollow: () => void;
  readonly messages: SearchMessages;
}

/** The ways to ask the shop for the typed text. Without results it also says so and shows the nearest shelves. */
export function AskForSearch({ found, typed, index, onFollow, messages }: Props) {
  const { nav, enquiry } = useMessages();
  return (
    <Panel>
      <h2>{found === 'something' ? messages.notIt : messages.nothing(typed)}</h2>
      {found === 'nothing' ? (
        <>
          <p>{messages.nothingLead}</p>
          <FoundCategories slugs={likelyShelves(typed, index)} onFollow={onFollow} />
        </>
      ) : null}
      <Row>
        <CallButton label={nav.callUs} />
        <WhatsAppButton
          label={nav.whatsAppUs}
          message={searchEnquiry(enquiry.message, typed, messages.lookingFor)}
        />
      </Row>
    </Panel>
  );
}

function likelyShelves(typed: string, index: SearchIndex) {
  return suggestedCategories(nearestShelves(typed, index).map(findCategory)).map(
    ({ slug }) => slug,
  );
}

const Panel = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--blush);

  h2 {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-large);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  a {
    font-size: min(0.9375rem, 5vmin);
  }
`;
