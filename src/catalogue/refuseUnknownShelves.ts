import { SettingsError } from '../shop/SettingsError';
import type { ShopFacts } from '../shop/ShopFacts';
import { categories } from './categories';

/**
 * Rejects settings that name an unknown shelf. The settings' own schema can't check this: it doesn't know the registry.
 * @throws SettingsError that names the variable and each unknown shelf.
 */
export function refuseUnknownShelves({ pujoShelves }: Pick<ShopFacts, 'pujoShelves'>): void {
  const slugs: readonly string[] = categories.map(({ slug }) => slug);
  const unknown = pujoShelves.filter((shelf) => !slugs.includes(shelf));
  if (unknown.length > 0) {
    throw new SettingsError([
      `SHOP_PUJO_SHELVES: no shelf has the address ${unknown.map((slug) => `/${slug}`).join(', ')}; they are ${slugs.join(', ')}`,
    ]);
  }
}
