import { askRows, titleKey } from './askRows';
import type { RowFields } from './cells';
import { findPictures } from './findPictures';
import type { PlannedRow } from './PlannedRow';
import { planRow } from './planRow';
import { hadDocuments, readShelves, type Shelf } from './readShelves';
import { refuseRows, withKnownIds } from './refuseRows';
import type { TabContext } from './SyncContext';

/** What a run would do to a tab. */
export interface TabPlan {
  readonly shelves: readonly Shelf[];
  readonly rows: readonly PlannedRow[];
  /** Documents to be deleted. */
  readonly gone: readonly StoredDocument[];
}

/** A document of a shelf. */
interface StoredDocument {
  readonly shelf: Shelf;
  readonly id: string;
  readonly fields: RowFields;
  /** Its row is on another shelf now. */
  readonly isMoved: boolean;
}

/** Compares the rows of a tab with the documents. Only shelves that differ from what is remembered are read. */
export async function planTab(context: TabContext): Promise<TabPlan> {
  const { isMissing, headings } = context.read;
  // While nothing of a tab can be read, its documents are not read either: reads cost money.
  if (!headings.isReadable || (isMissing && !context.yes && hadDocuments(context)))
    return { shelves: [], rows: [], gone: [] };
  const found = await findPictures(context);
  const named = found.filter(({ isNamed }) => isNamed);
  const shelves = await readShelves(named, context);
  const planned = withKnownIds(found, shelves).map((row) => planRow(row, shelves, context));
  const { rows: judged, isUnsure } = refuseRows(planned, shelves, context);
  const lost = isUnsure ? [] : withoutRow(shelves, judged);
  const lostFields = lost.map(({ fields }) => fields);
  const asked = askRows(judged, shelves, lostFields, context);
  const rows = asked.filter(({ isNamed, hold }) => isNamed || hold);
  // A row that lost its Id and waits keeps the document of its title.
  const titles = rows.flatMap(({ hold, fields }) => (hold?.key ? titleKey(fields) : []));
  const gone = isUnsure ? [] : withoutRow(shelves, rows);
  return { shelves, rows, gone: gone.filter(({ fields }) => !titles.includes(titleKey(fields))) };
}

/** The documents of shelves that have no row. A row that is not taken keeps its document wherever that is. */
function withoutRow(shelves: readonly Shelf[], rows: readonly PlannedRow[]): StoredDocument[] {
  return shelves.flatMap((shelf) => {
    const own = rows.filter((row) => row.shelf === shelf || row.hold || !row.isNamed);
    const kept = new Set(own.map(({ id }) => id));
    const moved = new Set(rows.filter(({ isMoved }) => isMoved).map(({ id }) => id));
    const stored = [...(shelf.stored ?? [])].filter(([id]) => !kept.has(id));
    return stored.map(([id, fields]) => ({ shelf, id, fields, isMoved: moved.has(id) }));
  });
}
