// Next loads this file at run time as it is, so it can't be TypeScript.
const { rename, rm } = require('node:fs/promises');
const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache');

const { deleteStoredPage } = require('./deleteStoredPage.cjs');
const { removeLeftParts } = require('./removeLeftParts.cjs');

/** Unfinished writes of a page's files except the HTML, by the page's file path without its extension. */
const writing = new Map();

/** The last change of each page that is still under way. */
const turns = new Map();

/**
 * When each page in memory was made. Next stores the same object again when it could not make a new page, and then
 * counts it as new: only by this does the operator see the true age of the oldest page.
 */
const madeAt = new WeakMap();

/**
 * Next's own store of static pages on disk, with atomic writes: each file is written under another name and then
 * renamed, a page's HTML last, because Next looks for it first. Next itself writes in place. A process killed meanwhile
 * leaves half a page, which Next answers with an error for as long as the database is unavailable (next 16.4.5;
 * github.com/vercel/next.js/issues/98009).
 */
class PageStore extends FileSystemCache {
  constructor(context) {
    const { fs } = context;
    const writeFile = (file, data) => writeWhole(fs, file, data);
    super({ ...context, fs: { ...fs, writeFile } });
    removeLeftParts(context.serverDistDir);
  }

  /** The page of an address. Its age is noted for the operator. */
  async get(key, context) {
    const entry = await super.get(key, context);
    if (entry?.value?.kind === 'PAGES') {
      noteMade(entry.value, entry.lastModified);
      counters()?.served(madeAt.get(entry.value));
    }
    return entry;
  }

  /**
   * Stores a page. "Not found" and redirects are not stored: computing them takes no longer than reading them, and a
   * flood of unknown addresses would fill memory and disk.
   */
  async set(key, data, context) {
    if (!data || data.kind === 'REDIRECT') {
      countRenewal('gone');
      return inTurn(key, () => this.#remove(key));
    }
    countRenewal(madeAt.has(data) ? 'kept' : 'new');
    noteMade(data, Date.now());
    return inTurn(key, () => super.set(key, data, context));
  }

  #remove(key) {
    const fileOf = (file) => this.getFilePath(file, 'PAGES');
    return deleteStoredPage(key, FileSystemCache.memoryCache, fileOf);
  }
}

function noteMade(page, time) {
  if (!madeAt.has(page)) madeAt.set(page, time);
}

/** Runs changes of a page's files one after the other, so that two versions never mix and a removed page stays removed. */
function inTurn(key, change) {
  const turn = (turns.get(key) ?? Promise.resolve()).then(change, change);
  turns.set(key, turn);
  const forget = () => turns.get(key) === turn && turns.delete(key);
  turn.then(forget, forget);
  return turn;
}

function countRenewal(outcome) {
  counters()?.count('renewal', outcome);
}

/** What counts for /api/metrics, if that is on. */
function counters() {
  return globalThis.siteProcess?.counters;
}

async function writeWhole(fs, file, data) {
  const part = `${file}.${process.pid}.part`;
  try {
    await writeAndRename(fs, file, part, data);
  } catch (error) {
    // The disk may be full: the partial file must not take up space.
    await rm(part, { force: true });
    throw error;
  }
}

function writeAndRename(fs, file, part, data) {
  const page = file.replace(/\.\w+$/, '');
  const written = fs.writeFile(part, data);
  if (file.endsWith('.html')) return renameLast(page, written, part, file);
  const renamed = written.then(() => rename(part, file));
  const others = writing.get(page) ?? new Set();
  writing.set(page, others.add(renamed));
  const forget = () => {
    others.delete(renamed);
    if (others.size === 0) writing.delete(page);
  };
  renamed.then(forget, forget);
  return renamed;
}

async function renameLast(page, written, part, file) {
  await written;
  await Promise.all(writing.get(page) ?? []);
  return rename(part, file);
}

module.exports = PageStore;
