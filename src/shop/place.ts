import { placeIn } from './placeIn';
import { shop } from './shop';

const parts = placeIn(shop.place);

/** Other names of towns, as people search for them. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  Berhampore: ['Baharampur', 'Berhampur'],
};

/** The shop's place in English: the setting SHOP_PLACE, else the specification's (section 9). */
export const place = {
  ...parts,
  state: shop.place.slice(shop.place.lastIndexOf(', ') + 2, -7),
  alsoWritten: spellings[parts.town] ?? [],
};
