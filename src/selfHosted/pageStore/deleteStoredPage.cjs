// Next loads this file at run time as it is, so it can't be TypeScript.
const { rm } = require('node:fs/promises');
const path = require('node:path');
const {
  SharedCacheControls,
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external');

/** Extensions of a page's files. `.html` comes first, because Next looks for it first. */
const ENDINGS = ['.html', '.json', '.meta'];

/**
 * Removes everything that Next stores for an address: the former page in memory and on disk, and its cache lifetime.
 * Next stores a lifetime for every requested address and never drops it
 * (next 16.4.5, incremental-cache/index.js, `set`).
 */
async function deleteStoredPage(key, memory, fileOf) {
  memory?.remove(key);
  SharedCacheControls.cacheControls.delete(key);
  // Path traversal: an address that leaves the folder belongs to no page.
  if (path.posix.normalize(key) !== key) return;
  try {
    for (const ending of ENDINGS) await rm(fileOf(key + ending), { force: true });
  } catch {
    // A name too long for a file was never written.
  }
}

module.exports = { deleteStoredPage };
