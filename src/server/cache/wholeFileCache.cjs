// Next loads this file as it stands at run time, so it is no TypeScript.
const { rename, rm } = require('node:fs/promises');
const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache');

const { forgetPage } = require('./forgetPage.cjs');
const { removeLeftParts } = require('./removeLeftParts.cjs');

/** The writes of a page that are under way, by its path without the ending. */
const underWay = new Map();

/**
 * Next's own cache of static pages on disk, with files that are whole at every moment: each is written beside its place and
 * then put there, and a page's HTML last, for it is what Next looks for first. Next writes into the place itself, so that a
 * process killed meanwhile leaves half a page: with it the site answers that page with an error while the database is away
 * (next 16.4.5; github.com/vercel/next.js/issues/98009).
 */
class WholeFileCache extends FileSystemCache {
  constructor(context) {
    const { fs } = context;
    const writeFile = (file, data) => writeWhole(fs, file, data);
    super({ ...context, fs: { ...fs, writeFile } });
    removeLeftParts(context.serverDistDir);
  }

  /**
   * That there is no page at an address, or only the way to another, is not kept: it is found out as fast as it is read, and a
   * flood of unknown addresses would fill memory with it.
   */
  async set(key, data, context) {
    if (data && data.kind !== 'REDIRECT') return super.set(key, data, context);
    return forgetPage(key, FileSystemCache.memoryCache, (file) => this.getFilePath(file, 'PAGES'));
  }
}

async function writeWhole(fs, file, data) {
  const part = `${file}.${process.pid}.part`;
  try {
    await placeWhole(fs, file, part, data);
  } catch (error) {
    // A full disk has no room for what nobody will read.
    await rm(part, { force: true });
    throw error;
  }
}

function placeWhole(fs, file, part, data) {
  const page = file.replace(/\.\w+$/, '');
  const written = fs.writeFile(part, data);
  if (file.endsWith('.html')) return placeLast(page, written, part, file);
  const placed = written.then(() => rename(part, file));
  const others = underWay.get(page) ?? new Set();
  underWay.set(page, others.add(placed));
  const forget = () => {
    others.delete(placed);
    if (others.size === 0) underWay.delete(page);
  };
  placed.then(forget, forget);
  return placed;
}

async function placeLast(page, written, part, file) {
  await written;
  await Promise.all(underWay.get(page) ?? []);
  return rename(part, file);
}

module.exports = WholeFileCache;
