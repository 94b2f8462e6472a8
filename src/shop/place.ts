import { placeIn } from './placeIn';
import { shop } from './shop';

const parts = placeIn(shop.place);

/** How people write the names of towns as well, and search for them. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  Berhampore: ['Baharampur', 'Berhampur'],
};

/** Where the shop is, in English: specification, section 9, unless the setting SHOP_PLACE says otherwise. */
export const place = {
  ...parts,
  state: shop.place.slice(shop.place.lastIndexOf(', ') + 2, -7),
  alsoWritten: spellings[parts.town] ?? [],
};
