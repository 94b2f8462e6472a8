import { shopNotice } from '@/catalogue/collections';
import { localItem } from '@/catalogue/localItem';
import type { ShopNotice } from '@/catalogue/ShopNotice';
import { indianTime } from '@/shop/indianTime';
import type { LanguageCode } from '@/shop/LanguageCode';
import { readShelfOrLast } from './readShelf';

/**
 * The shop's notice as a page's props in a language, without past holidays; the last known while the database is away.
 * Without one the key is absent, because props can't hold `undefined`.
 */
export async function noticeProps(code: LanguageCode): Promise<{ readonly notice?: ShopNotice }> {
  const reading = await readShelfOrLast(shopNotice).catch(() => undefined);
  const [typed] = reading?.items ?? [];
  if (!typed) return {};
  const { hours, ...notice } = localItem('notice', typed, code);
  const { date } = indianTime(Date.now());
  const holidays = hours?.holidays.filter(({ to }) => to >= date) ?? [];
  return { notice: { ...notice, ...(hours && { hours: { ...hours, holidays } }) } };
}
