import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { indianTime } from '@/shop/indianTime';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { readFreshSeconds } from '../settings/readSourceSettings';
import { readCollection } from '../source/readCollection';
import { ttlCache } from '../ttlCache';
import { hoursDiagnostics } from './hoursDiagnostics';
import { HOURS_COLLECTION, hoursDocument } from './hoursDocument';

/** The hours read from the database, and the diagnostics on their document. */
interface StoredHours {
  readonly hours: ShopHours | undefined;
  readonly diagnostics: readonly ShelfDiagnostic[];
}

interface Kept {
  readonly ask: ReturnType<typeof ttlCache<StoredHours>>;
  last?: StoredHours;
}

const shared = globalThis as { shopHours?: Kept };

/**
 * The opening hours from the settings or the database, without past holidays. While the database can't be read, those
 * of its last reading. Undefined when no hours are known.
 */
export async function currentHours(): Promise<ShopHours | undefined> {
  const hours = areStored() ? (await storedHours())?.hours : shop.hours;
  const { date } = indianTime(Date.now());
  return hours && { ...hours, holidays: hours.holidays.filter(({ to }) => to >= date) };
}

/** Diagnostics on the hours in the database; none when the hours are in the settings, or could never be read. */
export async function currentHoursDiagnostics(): Promise<readonly ShelfDiagnostic[]> {
  return areStored() ? ((await storedHours())?.diagnostics ?? []) : [];
}

function areStored(): boolean {
  return Boolean(shop.hoursInDatabase && !shop.showsDemoCatalogue);
}

async function storedHours(): Promise<StoredHours | undefined> {
  shared.shopHours ??= { ask: ttlCache(readFreshSeconds(process.env) * 1000) };
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

/** The opening hours as props of a page. Without hours the key is absent, because props can't hold `undefined`. */
export async function hoursProps(): Promise<{ readonly hours?: ShopHours }> {
  const hours = await currentHours();
  return hours ? { hours } : {};
}

/** The same for pages that need the hours in footer and menu only. Those of the settings are in the browser already. */
export async function storedHoursProps(): Promise<{ readonly hours?: ShopHours }> {
  return areStored() ? hoursProps() : {};
}
