import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { shop } from '@/shop/shop';
import { readFreshSeconds } from '../settings/readSourceSettings';
import { sharedReading } from '../shared/sharedReading';
import { readCollection } from '../source/readCollection';
import { ttlCache } from '../ttlCache';
import type { ShopRecord } from './ShopRecord';

/** What a record says, and the diagnostics on its document. */
interface Stored<Fact> {
  readonly readAt: number;
  readonly fact: Fact | undefined;
  readonly diagnostics: readonly ShelfDiagnostic[];
}

interface Kept {
  readonly ask: ReturnType<typeof ttlCache<Stored<unknown>>>;
  readonly last: Map<string, Stored<unknown>>;
}

const shared = globalThis as { shopRecords?: Kept };

/**
 * A fact of the shop in the database, read at most once in 60 seconds. While the database can't be read, that of its
 * last reading. Undefined when it could never be read, or the settings don't say that it is there.
 */
export async function storedFact<Fact>(
  record: ShopRecord<Fact>,
): Promise<Stored<Fact> | undefined> {
  if (!shop[record.inDatabase] || shop.showsDemoCatalogue) return undefined;
  shared.shopRecords ??= {
    ask: ttlCache(readFreshSeconds(process.env) * 1000, { startOf: readAtOf }),
    last: new Map(),
  };
  const { ask, last } = shared.shopRecords;
  const { collection } = record;
  const wanted = {
    name: `record:${collection}`,
    oldestMs: readFreshSeconds(process.env) * 1000,
    readAtOf,
  };
  const stored = await ask(collection, () => sharedReading(wanted, () => read(record))).then(
    (now) => {
      last.set(collection, now);
      return now;
    },
    () => last.get(collection),
  );
  // The record itself read it, under the name of its collection.
  return stored as Stored<Fact> | undefined;
}

async function read<Fact>({
  collection,
  parse,
  diagnose,
}: ShopRecord<Fact>): Promise<Stored<Fact>> {
  const { readAt, documents } = await readCollection(collection, 1);
  const byId = Object.fromEntries(documents.map(({ id, fields }) => [id, fields]));
  return { readAt, fact: parse(documents[0]?.fields), diagnostics: diagnose(byId) };
}

function readAtOf({ readAt }: Stored<unknown>): number {
  return readAt;
}
