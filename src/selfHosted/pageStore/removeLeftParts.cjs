// Next loads this file at run time as it is, so it can't be TypeScript.
const { readdirSync, rmSync } = require('node:fs');
const path = require('node:path');

/** Folders already cleaned: Next creates a page store for every request. */
const cleaned = new Set();

/**
 * Removes the `.part` files of killed processes from a folder and its subfolders. Runs once per process, before it
 * writes its own. Files that can't be read or removed stay.
 */
function removeLeftParts(folder) {
  if (!folder || cleaned.has(folder)) return;
  cleaned.add(folder);
  try {
    const files = readdirSync(folder, { recursive: true });
    for (const file of files)
      if (isLeft(file)) rmSync(path.join(folder, file), { recursive: true, force: true });
  } catch {
    // The folder doesn't exist yet or is read-only: pages are served all the same.
  }
}

/** A part's name contains its process's id. In a container the previous process often had the same id as this one. */
function isLeft(file) {
  const pid = Number(file.match(/\.(\d+)\.part$/)?.[1]);
  if (!pid) return false;
  return pid === process.pid || !isRunning(pid);
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

module.exports = { removeLeftParts };
