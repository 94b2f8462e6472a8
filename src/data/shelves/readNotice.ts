import { photos, shopNotice } from '@/catalogue/collections';
import { localItem } from '@/catalogue/localItem';
import type { ShopNotice } from '@/catalogue/ShopNotice';
import { indianTime } from '@/shop/indianTime';
import type { LanguageCode } from '@/shop/LanguageCode';
import { isPujoSeason } from '../settings/serverSettings';
import { SCAN_AGE_MS } from './allShelves';
import { readShelfOrLast, recentShelf, type ShelfReading } from './readShelf';

/**
 * The shop's notice in a language, without past holidays, with what else every page may say of the shop. While the
 * database is away, the last known one.
 * @throws SettingsError, CatalogueReadError when there never was one.
 */
export async function readNotice(code: LanguageCode): Promise<ShelfReading<ShopNotice>> {
  const { readAt, items } = await readShelfOrLast(shopNotice);
  const pictured = await recentShelf(photos, SCAN_AGE_MS);
  const [typed = { id: 'shop' }] = items;
  const { hours, ...notice } = localItem('notice', typed, code);
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
