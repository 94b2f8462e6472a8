// Next loads this file at run time as it is, so it can't be TypeScript.
const { rename, rm } = require('node:fs/promises');
const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache');

const { deleteStoredPage } = require('./deleteStoredPage.cjs');
const { removeLeftParts } = require('./removeLeftParts.cjs');
const { newerEntry, readAtOf, shareGone, sharePage, wasServed } = require('./sharedPages.cjs');

/** Unfinished writes of a page's files except the HTML, by the page's file path without its extension. */
const writing = new Map();

/** The last change of each page that is still under way. */
const turns = new Map();

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

  /**
   * The page of an address: this process's own, or a newer one that another process made. That one is also kept here,
   * because the store that processes share may go away at any moment.
   */
  async get(key, context) {
    const own = await super.get(key, context);
    if (context.kind !== 'PAGES') return own;
    const newer = await newerEntry(key, own);
    const entry = newer === undefined ? own : newer;
    count('page', entry ? (entry === own ? 'own' : 'shared') : 'none');
    if (entry) globalThis.siteProcess?.counters?.served(readAtOf(entry));
    if (newer) this.#keep(key, newer, context);
    if (newer === null) await this.#remove(key);
    return entry;
  }

  /**
   * Stores a page. "Not found" and redirects are not stored: computing them takes no longer than reading them, and a
   * flood of unknown addresses would fill memory and disk.
   */
  async set(key, data, context) {
    if (data && data.kind !== 'REDIRECT') return this.#store(key, data, context);
    count('renewal', 'gone');
    const had = globalThis.sharedStore && (await super.get(key, { kind: 'PAGES' }));
    void shareGone(key, Boolean(had));
    return this.#remove(key);
  }

  /**
   * A page that Next stores again, because it could not make a new one, is no newer than it was. So others don't get it,
   * and on disk it keeps its age.
   */
  async #store(key, page, context) {
    const isKept = wasServed(page);
    count('renewal', isKept ? 'kept' : 'new');
    if (isKept && globalThis.sharedStore) {
      const entry = { value: page, lastModified: Date.now(), cacheControl: context.cacheControl };
      FileSystemCache.memoryCache?.set(key, entry);
      return undefined;
    }
    void sharePage(key, page, context.cacheControl);
    return inTurn(key, () => super.set(key, page, context));
  }

  /** Nobody waits for the disk. Next's own `set` counts a page as made now, first of all in memory. */
  #keep(key, entry, context) {
    const { value, cacheControl } = entry;
    const toMemory = () => FileSystemCache.memoryCache?.set(key, entry);
    toMemory();
    inTurn(key, () => {
      const toDisk = super.set(key, value, { ...context, cacheControl });
      toMemory();
      return toDisk;
    }).catch(() => undefined);
  }

  #remove(key) {
    const fileOf = (file) => this.getFilePath(file, 'PAGES');
    return inTurn(key, () => deleteStoredPage(key, FileSystemCache.memoryCache, fileOf));
  }
}

/** Runs changes of a page's files one after the other, so that two versions never mix and a removed page stays removed. */
function inTurn(key, change) {
  const turn = (turns.get(key) ?? Promise.resolve()).then(change, change);
  turns.set(key, turn);
  const forget = () => turns.get(key) === turn && turns.delete(key);
  turn.then(forget, forget);
  return turn;
}

/** Counts for /api/metrics, if they are on. */
function count(kind, outcome) {
  globalThis.siteProcess?.counters?.count(kind, outcome);
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
