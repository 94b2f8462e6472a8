import { searchAddress } from '@/catalogue/addresses/addresses';
import { LOW_PRICE } from '@/catalogue/numbersInTexts';
import type { GroupSlug } from '@/catalogue/registry';
import type { SearchMessages } from '@/messages/Messages';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { GroupFinder } from './GroupFinder';

interface Props {
  /** The group of shelves that is nearest, if one is. */
  readonly group: GroupSlug | undefined;
  readonly messages: SearchMessages;
}

/** Where to go on without results: products that cost little, and the shelves of the nearest group, or all. */
export function NothingFound({ group, messages }: Props) {
  return (
    <>
      <Container>
        <InternalLink className="button quiet" href={searchAddress(`₹${LOW_PRICE}`)}>
          {messages.productsAt({ most: LOW_PRICE }, '')}
        </InternalLink>
      </Container>
      <GroupFinder group={group} messages={messages} />
    </>
  );
}
