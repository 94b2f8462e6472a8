import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { indianTime } from '@/shop/indianTime';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { freshCache } from '../freshCache';
import { readCollection } from '../source/readCollection';
import { hoursDiagnostics } from './hoursDiagnostics';
import { HOURS_COLLECTION, hoursDocument } from './hoursDocument';

/** Each reading is a document; a change is seen ten minutes later. */
const KEPT_MS = 10 * 60_000;

/** What the database said. */
interface StoredHours {
  readonly hours: ShopHours | undefined;
  readonly diagnostics: readonly ShelfDiagnostic[];
}

interface Kept {
  readonly ask: ReturnType<typeof freshCache<StoredHours>>;
  last?: StoredHours;
}

const shared = globalThis as { shopHours?: Kept };

/**
 * When the shop is open, of the settings or of the database, without holidays that are over. While the database can't be read,
 * what it last said; undefined where nobody says.
 */
export async function currentHours(): Promise<ShopHours | undefined> {
  const hours = areStored() ? (await storedHours())?.hours : shop.hours;
  const { date } = indianTime(Date.now());
  return hours && { ...hours, holidays: hours.holidays.filter(({ to }) => to >= date) };
}

/** What the owner should know of the hours in the database; nothing where they stand in the settings, or can't be read. */
export async function currentHoursDiagnostics(): Promise<readonly ShelfDiagnostic[]> {
  return areStored() ? ((await storedHours())?.diagnostics ?? []) : [];
}

function areStored(): boolean {
  return Boolean(shop.hoursInDatabase && !shop.showsDemoCatalogue);
}

async function storedHours(): Promise<StoredHours | undefined> {
  shared.shopHours ??= { ask: freshCache(KEPT_MS) };
  const kept = shared.shopHours;
  return kept.ask(HOURS_COLLECTION, read).then(
    (stored) => {
      kept.last = stored;
      return stored;
    },
    () => kept.last,
  );
}

async function read(): Promise<StoredHours> {
  const { documents } = await readCollection(HOURS_COLLECTION, 1);
  const byId = Object.fromEntries(documents.map(({ id, fields }) => [id, fields]));
  return { hours: hoursDocument(documents[0]?.fields), diagnostics: hoursDiagnostics(byId) };
}

/** When the shop is open, as props of a page: no key where nobody says. */
export async function hoursProps(): Promise<{ readonly hours?: ShopHours }> {
  const hours = await currentHours();
  return hours ? { hours } : {};
}
