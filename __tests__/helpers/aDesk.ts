import { ownCollections } from '@/catalogue/ownCollections';
import type { Database } from '../../scripts/database/Database';
import { readDatabase } from '../../scripts/database/listDocuments';
import { undoLastRun } from '../../scripts/history/undoLastRun';
import type { CatalogueFiles } from '../../scripts/push/readCatalogueFiles';
import type { Cell } from '../../scripts/sheet/SheetTable';
import { type SyncChoice, syncSheet } from '../../scripts/sync/syncSheet';
import { GoogleStandIn } from './GoogleStandIn';
import { MemoryDatabase } from './MemoryDatabase';
import { StorageStandIn } from './StorageStandIn';

/** The picture of every row. */
const img = '/pictures/products/Wax-stick-1.webp';

export const headings = ['Shelf', 'Id', 'Title', 'Price', 'Sold out', 'Picture'];

/** A row of the tab Hair. */
export function deskRow(id: string, title: string, price: Cell, soldOut = '', picture = img) {
  return ['Wax Stick', id, title, price, soldOut, picture];
}

/** A shop that is run by a Google Sheet: stand-ins of Google and of Cloud Storage, and a database. */
export async function aDesk(
  stored: CatalogueFiles = new Map(),
  database: Database = new MemoryDatabase(stored),
) {
  const google = new GoogleStandIn();
  const storage = new StorageStandIn();
  const places = { google: await google.start(), storage: await storage.start() };
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const plain = async (name: string) => (await readDatabase(database, [name])).get(name) ?? {};
  return {
    google,
    storage,
    database,
    said,
    /** Types the rows of the one tab. */
    type(...rows: Cell[][]) {
      google.tabs = { Hair: [headings, ...rows] };
    },
    sync(choice: Partial<SyncChoice> & { readonly through?: Database } = {}) {
      said.length = 0;
      const { through = database, ...other } = choice;
      const usual = { sheet: google.sheet, photos: 'the-folder', yes: false, say };
      return syncSheet({ ...places, database: through }, { ...usual, ...other });
    },
    undo: () => undoLastRun(database, { say, confirm: async () => true }),
    shelf: () => plain('WAX Stick'),
    /** The documents of another collection, by id. */
    holds: plain,
    /** What `/owner` may know of the last run. */
    lastRun: async () => (await plain('SHEET-RUN')).last,
    /** The documents of the last runs, for the owner. */
    runs: async () =>
      Object.entries(await plain(ownCollections.sync)).filter(([id]) => id.startsWith('run ')),
    async stop() {
      await google.stop();
      await storage.stop();
    },
  };
}
