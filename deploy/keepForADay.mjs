import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Somebody may still have a page of a former build open. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Removes from a folder what no build has had for a day. It writes `published.json` there: the names of what builds put
 * into the folder, each with the time since when none has it, in milliseconds since 1970; null for the newest build's.
 * @param folder that builds are put into.
 * @param current the names of the newest build's files and folders, below that folder.
 * @returns how many former ones remain.
 */
export function keepForADay(folder, current) {
  const listed = path.join(folder, 'published.json');
  const now = Date.now();
  const former = new Map(Object.entries(readList(listed)));
  for (const name of current) former.delete(name);
  for (const [name, left] of former) {
    if (now - (left ?? now) > KEPT_MS) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
      former.delete(name);
    } else former.set(name, left ?? now);
  }
  const list = Object.fromEntries([...former, ...current.map((name) => [name, null])]);
  const part = `${listed}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(list));
  renameSync(part, listed);
  return former.size;
}

function readList(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
