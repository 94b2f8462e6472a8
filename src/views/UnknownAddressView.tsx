import type { Category } from '@/catalogue/Category';
import type { ProductBrief } from '@/catalogue/ProductOnShelf';
import type { CategorySlug } from '@/catalogue/registry';
import type { ErrorPageMessages } from '@/messages/Messages';
import { NoProductView } from './NoProductView';
import { NotFoundView } from './NotFoundView';

interface Props {
  readonly nearest: readonly Category[];
  readonly shelf?: { readonly slug: CategorySlug; readonly products: readonly ProductBrief[] };
  readonly messages: ErrorPageMessages;
}

/** For an unknown address: below a shelf's path its products, otherwise the nearest shelves. */
export function UnknownAddressView({ nearest, shelf, messages }: Props) {
  return shelf ? (
    <NoProductView {...shelf} messages={messages.noProduct} />
  ) : (
    <NotFoundView nearest={nearest} messages={messages.notFound} />
  );
}
