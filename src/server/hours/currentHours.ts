import { indianTime } from '@/shop/indianTime';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { freshCache } from '../cache/freshCache';
import { readCollection } from '../source/readCollection';
import { HOURS_COLLECTION, hoursDocument } from './hoursDocument';

/** Each reading is a document; a change is seen ten minutes later. */
const KEPT_MS = 10 * 60_000;

interface Kept {
  readonly ask: ReturnType<typeof freshCache<ShopHours | undefined>>;
  last?: ShopHours | undefined;
}

const shared = globalThis as { shopHours?: Kept };

/**
 * When the shop is open, of the settings or of the database, without holidays that are over. While the database can't be read,
 * what it last said; undefined where nobody says.
 */
export async function currentHours(): Promise<ShopHours | undefined> {
  const hours = shop.hoursInDatabase && !shop.showsDemoCatalogue ? await storedHours() : shop.hours;
  const { date } = indianTime(Date.now());
  return hours && { ...hours, holidays: hours.holidays.filter(({ to }) => to >= date) };
}

async function storedHours(): Promise<ShopHours | undefined> {
  shared.shopHours ??= { ask: freshCache(KEPT_MS) };
  const kept = shared.shopHours;
  return kept.ask(HOURS_COLLECTION, read).then(
    (hours) => {
      kept.last = hours;
      return hours;
    },
    () => kept.last,
  );
}

async function read(): Promise<ShopHours | undefined> {
  const { documents } = await readCollection(HOURS_COLLECTION, 1);
  return hoursDocument(documents[0]?.fields);
}
