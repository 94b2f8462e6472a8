// Next loads what the cache needs as it stands at run time, so it is no TypeScript.
const { readdirSync, rmSync } = require('node:fs');
const path = require('node:path');

/** Folders that were looked through: Next makes a cache anew for every request. */
const tidied = new Set();

/**
 * Removes, once in a process and before it writes itself, the `.part` files below a folder that processes left which were
 * ended while they wrote. Whatever can't be read or removed stays.
 */
function removeLeftParts(folder) {
  if (!folder || tidied.has(folder)) return;
  tidied.add(folder);
  try {
    const files = readdirSync(folder, { recursive: true });
    for (const file of files) if (isLeft(file)) rmSync(path.join(folder, file), { force: true });
  } catch {
    // A folder that is not there yet, or can't be written to: pages are served all the same.
  }
}

/** A part bears its process. In a container the one before had the same number as this. */
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
