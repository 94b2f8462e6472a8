// Next loads this file at run time as it is, so it can't be TypeScript.
const { rm } = require('node:fs/promises');
const path = require('node:path');
const {
  SharedCacheControls,
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external');

/** Endings of a page's files; Next looks for the first of them first. */
const ENDINGS = ['.html', '.json', '.meta'];

/**
 * Removes everything that Next keeps of an address: its former page in memory and on disk, and its lifetime, which Next notes
 * for every address that anybody asks for and never drops (next 16.4.5, incremental-cache/index.js, `set`).
 */
async function forgetPage(key, memory, fileOf) {
  memory?.remove(key);
  SharedCacheControls.cacheControls.delete(key);
  // An address that climbs out of the folder is no page's.
  if (path.posix.normalize(key) !== key) return;
  try {
    for (const ending of ENDINGS) await rm(fileOf(key + ending), { force: true });
  } catch {
    // A name too long for a file never was one.
  }
}

module.exports = { forgetPage };
