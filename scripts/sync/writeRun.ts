import { ownCollections } from '../../src/catalogue/ownCollections';
import type { Write } from '../database/Database';
import { KEPT_RUNS } from '../history/runLimits';
import { memoryIds } from './memoryIds';
import type { SheetMemory } from './SheetMemory';
import { countRows, placeText, type SyncRun } from './SyncRun';

/** So long `/owner` tells of rows that left the sheet. */
const DAY_MS = 24 * 60 * 60_000;

const MOST_LISTED = 200;
const MOST_SHOWN = 30;

/**
 * The writes that tell of a run. One that did nothing and refused the same replaces the one before,
 * so that quiet runs don't push out others.
 */
export function writeRun(run: SyncRun, { runs }: Pick<SheetMemory, 'runs'>): Write[] {
  const [last] = runs;
  const isQuiet = run.added + run.changed === 0;
  const id = isQuiet && last && isAlike(run, last) ? last.id : nextId(runs);
  const { refused, gone, ...rest } = run;
  const listed = refused.slice(0, MOST_LISTED).map((row) => ({ ...row }));
  const places = refused.slice(0, MOST_SHOWN).map(placeText);
  return [
    {
      collection: ownCollections.sync,
      id,
      fields: { ...rest, ...(gone ? { gone } : {}), refused: listed },
    },
    {
      collection: ownCollections.sheetRun,
      id: 'last',
      fields: {
        ...rest,
        refused: countRows(refused),
        places: [...new Set(places)],
        ...lastGone([run, ...runs], run.at),
      },
    },
  ];
}

function lastGone(runs: readonly SyncRun[], now: string) {
  const last = runs.find(({ gone = 0 }) => gone > 0);
  const isRecent = last && Date.parse(now) - Date.parse(last.at) < DAY_MS;
  return isRecent ? { gone: { at: last.at, rows: last.gone ?? 0 } } : {};
}

function nextId(runs: SheetMemory['runs']): string {
  if (runs.length >= KEPT_RUNS) return runs.at(-1)?.id ?? memoryIds.run(0);
  return memoryIds.run(runs.length);
}

function isAlike(run: SyncRun, last: SyncRun): boolean {
  return last.added + last.changed === 0 && outcomeOf(run) === outcomeOf(last);
}

/** The database keeps no order of a map's fields. */
function outcomeOf({ trouble, refused, gone = 0 }: SyncRun): string {
  const rows = refused
    .slice(0, MOST_LISTED)
    .map(({ tab, row, column, reason }) => [tab, row, column, reason]);
  return JSON.stringify([trouble, gone, rows]);
}
