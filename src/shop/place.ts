import { placeIn } from './placeIn';
import { shop } from './shop';

const parts = placeIn(shop.place);

/** Other spellings of towns that people search for. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  Berhampore: ['Baharampur', 'Berhampur'],
};

/** The parts of the shop's place in English: the setting SHOP_PLACE, else `defaultPlace`. */
export const place = {
  ...parts,
  state: shop.place.slice(shop.place.lastIndexOf(', ') + 2, -7),
  alsoWritten: spellings[parts.town] ?? [],
};
