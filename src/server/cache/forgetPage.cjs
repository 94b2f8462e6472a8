// Next loads what the cache needs as it stands at run time, so it is no TypeScript.
const { rm } = require('node:fs/promises');
const path = require('node:path');
const {
  SharedCacheControls,
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external');

/** The files of a page, the one first that Next looks for first. */
const ENDINGS = ['.html', '.json', '.meta'];

/**
 * Removes all that Next keeps of an address: the page that once stood there, in memory and on disk, and for how long it is
 * good, which Next notes of whatever anybody asks for and never gives up (next 16.4.5, incremental-cache/index.js, `set`).
 */
async function forgetPage(key, memory, fileOf) {
  memory?.remove(key);
  SharedCacheControls.cacheControls.delete(key);
  // An address that goes up in folders is no page's.
  if (path.posix.normalize(key) !== key) return;
  try {
    for (const ending of ENDINGS) await rm(fileOf(key + ending), { force: true });
  } catch {
    // A name that is too long for a file never was one's.
  }
}

module.exports = { forgetPage };
