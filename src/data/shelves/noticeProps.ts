import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { shopNotice } from '@/catalogue/collections';
import { localItem } from '@/catalogue/localItem';
import type { ShopNotice } from '@/catalogue/ShopNotice';
import { indianTime } from '@/shop/indianTime';
import type { LanguageCode } from '@/shop/LanguageCode';
import { readShelfOrLast } from './readShelf';

/** The pages that show the table of delivery; others need no bytes for it. */
const withDelivery: readonly string[] = [
  pageDefinitions.contact.path,
  pageDefinitions.howToBuy.path,
];

/**
 * The shop's notice as props of a page in a language, without past holidays. While the database is away, the last known
 * one. Without any the key is absent, because props can't hold `undefined`.
 */
export async function noticeProps(
  code: LanguageCode,
  path = '',
): Promise<{ readonly notice?: ShopNotice }> {
  const reading = await readShelfOrLast(shopNotice).catch(() => undefined);
  const [typed] = reading?.items ?? [];
  if (!typed) return {};
  const { id, hours, delivery } = localItem('notice', typed, code);
  const { date } = indianTime(Date.now());
  const holidays = hours?.holidays.filter(({ to }) => to >= date) ?? [];
  return {
    notice: {
      id,
      ...(hours && { hours: { ...hours, holidays } }),
      ...(delivery && withDelivery.includes(path) ? { delivery } : {}),
    },
  };
}
