import { photos, shopNotice } from '@/catalogue/collections';
import { itemInLanguage } from '@/catalogue/itemInLanguage';
import type { ShopNotice } from '@/catalogue/ShopNotice';
import { indianTime } from '@/shop/indianTime';
import type { LanguageCode } from '@/shop/LanguageCode';
import { isPujoSeason } from '../settings/serverSettings';
import { SCAN_AGE_MS } from './allShelves';
import { knownShelf, type ReadShelf, type ShelfReading } from './readShelf';

/**
 * The shop's notice in a language, without past holidays, with what else every page may say of the shop.
 * @throws SettingsError, CatalogueReadError when `read` does.
 */
export async function readNotice(
  code: LanguageCode,
  read: ReadShelf,
): Promise<ShelfReading<ShopNotice>> {
  const { readAt, items } = await read(shopNotice);
  const pictured = await knownShelf(photos, SCAN_AGE_MS).catch(() => undefined);
  const [typed = { id: 'shop' }] = items;
  const { hours, ...notice } = itemInLanguage('notice', typed, code);
  const { date } = indianTime(Date.now());
  const holidays = hours?.holidays.filter(({ to }) => to >= date) ?? [];
  const photo = pictured?.items[0]?.image;
  return {
    readAt,
    items: [
      {
        ...notice,
        ...(hours && { hours: { ...hours, holidays } }),
        ...(photo && { photo }),
        ...(isPujoSeason() && { isSeason: true }),
      },
    ],
  };
}
