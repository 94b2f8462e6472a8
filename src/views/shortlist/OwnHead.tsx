import { listLines } from '@/catalogue/shortlist/listLines';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import type { ShortlistMessages } from '@/messages/Messages';
import { ListHead } from './ListHead';
import { useShelfProducts } from './useShelfProducts';

interface Props {
  readonly list: readonly ShortlistedProduct[];
  readonly messages: ShortlistMessages;
}

/** The head of the device's own list, unless empty. */
export function OwnHead({ list, messages }: Props) {
  const { productsOf } = useShelfProducts(list.map(({ slug }) => slug));
  return <ListHead lines={listLines(list, productsOf)} lead={messages.lead} messages={messages} />;
}
