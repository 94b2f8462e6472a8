import { isDeepStrictEqual } from 'node:util';
import type { Write } from '../database/Database';
import { cellOf } from './cells';
import { type Digests, digestOf, digestsWrite } from './digests';
import { isSame, type PlannedRow, type ShelfPlan } from './planTab';
import type { Run } from './Run';
import { isSettled } from './readShelves';
import { DeskError } from './Sheet';
import type { Tab } from './tabs';

/** The documents in one commit, which takes 500 writes: it also writes what is remembered of each shelf. */
const AT_ONCE = 400;

/** Uploads or checks the new pictures of a shelf's rows. Where one fails, the old picture stays. */
export async function bringPictures(tab: Tab, shelf: ShelfPlan, run: Run): Promise<ShelfPlan> {
  const rows: PlannedRow[] = [];
  for (const row of shelf.rows) rows.push(await bringPicturesOf(tab, row, run));
  return { ...shelf, rows };
}

async function bringPicturesOf(tab: Tab, row: PlannedRow, { words }: Run): Promise<PlannedRow> {
  if (!row.isChanged) return row;
  const fields = { ...row.fields };
  const faults = new Map(row.faults);
  for (const { field, heading } of tab.columns) {
    const picture = row.pictures.get(field);
    const old = cellOf(row.before?.[field]);
    if (!picture || picture.address === old) continue;
    try {
      await picture.bring();
    } catch (cause) {
      if (!(cause instanceof DeskError)) throw cause;
      faults.set(field, words.oldPhoto(heading, cause.message));
      if (old === '') delete fields[field];
      else fields[field] = old;
    }
  }
  return { ...row, fields, faults, isChanged: row.isMoved || !isSame(tab, fields, row.before) };
}

/** Writes the documents of a tab. The last commit also remembers what its shelves have now. */
export async function takeTab(
  shelves: readonly ShelfPlan[],
  { database, digests }: Pick<Run, 'database' | 'digests'>,
): Promise<void> {
  const read = shelves.filter(({ stored }) => stored);
  const put = read.flatMap(({ collection, rows }) =>
    rows
      .filter(({ isChanged }) => isChanged)
      .map(({ id, fields }): Write => ({ collection, id, fields })),
  );
  const gone = read.flatMap((shelf) =>
    shelf.gone.map((id): Write => ({ collection: shelf.collection, id })),
  );
  const writes = [...put, ...gone];
  const remembered = read
    .map((shelf) => ({ name: shelf.collection, now: digestsOf(shelf) }))
    .filter(({ name, now }) => !isDeepStrictEqual(now, digests.get(name)));
  const commits = Math.ceil(writes.length / AT_ONCE) || Math.sign(remembered.length);
  for (let at = 1; at <= commits; at += 1) {
    // Until then the shelves are forgotten: if this run is cut off, the next one compares them again.
    const memory = remembered.map(({ name, now }) =>
      digestsWrite(name, at === commits ? now : undefined),
    );
    await database.commit([...writes.slice((at - 1) * AT_ONCE, at * AT_ONCE), ...memory]);
  }
}

function digestsOf({ ids, gone, rows }: ShelfPlan): Digests {
  const rest = [...ids].filter((id) => !gone.includes(id));
  return Object.fromEntries([
    ...rest.map((id) => [id, '']),
    ...rows.map((row) => [row.id, isSettled(row) ? digestOf(row.fields) : '']),
  ]);
}
