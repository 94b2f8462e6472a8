import type { Conversation } from '../Conversation';
import { countOf } from '../countOf';
import { commitInBatches } from '../database/commitInBatches';
import type { Database, StoredDocument, Write } from '../database/Database';
import { listDocuments, type StoredCollections } from '../database/listDocuments';
import { plainLine } from '../plainLine';
import { writeUndone } from '../sync/writeUndone';
import { digestFields } from './digestFields';
import type { HistoryEntry, HistoryRun } from './HistoryRun';
import { readHistory, writePart } from './historyDocument';

interface UndoPlan {
  readonly removed: readonly { readonly write: Write }[];
  readonly restored: readonly { readonly write: Write }[];
  readonly changedSince: readonly HistoryEntry[];
}

/**
 * Takes back the last push or import that is still in force, after a question. Documents that were
 * changed since stay, and are named.
 * @returns false after a no.
 * @throws FirestoreError
 */
export async function undoLastRun(
  database: Database,
  { confirm, ...talk }: Conversation,
): Promise<boolean> {
  const say = (line: string) => talk.say(plainLine(line));
  const runs = await readHistory(database);
  for (const line of listOf(runs)) say(line);
  const run = runs.find(({ undone }) => !undone);
  if (!run) {
    say('There is nothing to take back.');
    return true;
  }
  const entries = run.parts.flatMap((part) => part.entries);
  const names = [...new Set(entries.map(({ collection }) => collection))];
  const plan = planUndo(run, await listDocuments(names, database));
  for (const line of describe(run, plan)) say(line);
  if (!(await confirm(questionOn(plan)))) {
    say('Nothing was written.');
    return false;
  }
  await commitInBatches([...plan.removed, ...plan.restored], database, say);
  await markUndone(run, plan, database);
  say(`Done: ${plan.removed.length} removed, ${plan.restored.length} restored.`);
  return true;
}

function planUndo({ parts }: HistoryRun, database: StoredCollections): UndoPlan {
  const removed: { write: Write }[] = [];
  const restored: { write: Write }[] = [];
  const changedSince: HistoryEntry[] = [];
  for (const entry of parts.flatMap(({ entries }) => entries)) {
    const { collection, id, before } = entry;
    const now = database.get(collection)?.get(id);
    if (isBack(entry, now)) continue;
    if (!now || digestFields(now.fields) !== entry.after) {
      changedSince.push(entry);
      continue;
    }
    const place = { collection, id, currentDocument: now };
    if (before) restored.push({ write: { ...place, fields: before } });
    else removed.push({ write: place });
  }
  return { removed, restored, changedSince };
}

/** As before the run, perhaps by an undo that was interrupted. */
function isBack({ before }: HistoryEntry, now: StoredDocument | undefined): boolean {
  if (!before || !now) return !before && !now;
  return digestFields(before) === digestFields(now.fields);
}

function listOf(runs: readonly HistoryRun[]): string[] {
  if (runs.length === 0) return ['The database remembers no push and no import.'];
  return [
    'The last pushes and imports, by the time in India:',
    ...runs.map((run) => `  ${lineOf(run)}${run.undone ? ', taken back' : ''}`),
  ];
}

function lineOf({ at, what, parts }: HistoryRun): string {
  const entries = parts.flatMap((part) => part.entries);
  const changed = entries.filter(({ before }) => before).length;
  return `${dayAndTime(at)}  ${what}: ${entries.length - changed} added, ${changed} overwritten`;
}

function dayAndTime(at: string): string {
  return new Date(at).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
}

function describe(run: HistoryRun, { removed, restored, changedSince }: UndoPlan): string[] {
  return [
    `To take back: ${lineOf(run)}`,
    `${countOf(removed.length)} would be removed, ${restored.length} restored.`,
    ...(changedSince.length > 0
      ? ['Changed or deleted by somebody since, and left as they are:']
      : []),
    ...changedSince.map(({ collection, id }) => `  ${collection} / ${id}`),
  ];
}

/** A run of which nothing can be taken back must not block earlier ones. */
function questionOn({ removed, restored }: UndoPlan): string {
  const count = removed.length + restored.length;
  return count > 0
    ? `Take back ${countOf(count)}?`
    : 'Nothing is left to take back. Set this one aside, so that the next undo is of the one before it?';
}

/** A commit for each part, because parts can be large. */
async function markUndone(
  run: HistoryRun,
  { changedSince }: UndoPlan,
  database: Database,
): Promise<void> {
  const undone = new Date().toISOString();
  const told = writeUndone(run, changedSince, undone);
  if (told) await database.commit([told]);
  for (const part of run.parts) await database.commit([writePart({ ...part, undone })]);
}
