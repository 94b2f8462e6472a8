import { searchAddress } from '@/catalogue/addresses/addresses';
import type { SearchMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import type { SearchIndex } from '@/search/createSearchIndex';
import { nearestGroup } from '@/search/nearestGroup';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { ShelfFinder } from './ShelfFinder';

/** In rupees: what a small present costs. */
const SMALL_PRICE = 300;

interface Props {
  readonly words: readonly string[];
  readonly index: SearchIndex;
  readonly messages: SearchMessages;
}

/** Where to go on without results: products that cost little, and the shelves of the nearest group, or all. */
export function NothingFound({ words, index, messages }: Props) {
  const { groupLabels } = useMessages();
  const group = nearestGroup(words, index);
  const { title = '', all = title } = group ? groupLabels(group) : {};
  return (
    <>
      <Container>
        <InternalLink className="button quiet" href={searchAddress(`₹${SMALL_PRICE}`)}>
          {messages.productsAt({ most: SMALL_PRICE }, '')}
        </InternalLink>
      </Container>
      <ShelfFinder title={group ? all : messages.finder} only={group} />
    </>
  );
}
