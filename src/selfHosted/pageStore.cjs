// Next loads this file at run time as it is, so it can't be TypeScript.
const { createHash, randomUUID } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const { mkdir, readFile, rename, rm, stat, writeFile } = require('node:fs/promises');
const path = require('node:path');
const { LRUCache } = require('lru-cache');

/** The pages used last, by key, up to 50 million characters. Next makes a store for each request. */
const memory = new LRUCache({ maxSize: 50_000_000 });

/** Longer than pages are fresh, and far from the year after which Next no longer shows them. */
const STALE_MS = 60 * 60 * 1000;

/** The files of the build's pages, without their endings, by key. */
let builtPages;

/**
 * A `cacheHandler` of Next: static pages, in memory and whole on disk (docs/decisions/005-what-next-start-lacks.md).
 */
class PageStore {
  /** The page made last, else the build's; null without one. */
  async get(key) {
    const page = memory.get(key) ?? (await pageOnDisk(key)) ?? (await pageOfBuild(key));
    if (!page) return null;
    if (!memory.has(key)) memory.set(key, page, { size: page.value.html.length });
    const { lastModified } = page;
    // Made while the clock was ahead, it would stay until then.
    return lastModified > Date.now() ? { ...page, lastModified: Date.now() - STALE_MS } : page;
  }

  /** Not for "not found" and redirects: a flood of unknown addresses would fill memory and disk. */
  async set(key, value, { cacheControl } = {}) {
    if (value?.kind !== 'PAGES') {
      memory.delete(key);
      return rm(fileOf(key), { force: true });
    }
    const page = { value, lastModified: Date.now(), cacheControl };
    memory.set(key, page, { size: value.html.length });
    await writeWhole(fileOf(key), JSON.stringify(page));
  }
}

function folderOfBuild() {
  return process.env.SITE_DIST || '.next';
}

function fileOf(key) {
  const name = createHash('sha256').update(key).digest('hex');
  return path.join(folderOfBuild(), 'kept-pages', `${name}.json`);
}

async function writeWhole(file, text) {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(part, text);
    await rename(part, file);
  } catch (error) {
    // The disk may be full: the partial file must not take up space.
    await rm(part, { force: true });
    throw error;
  }
}

async function pageOnDisk(key) {
  try {
    return JSON.parse(await readFile(fileOf(key), 'utf8'));
  } catch {
    return undefined;
  }
}

async function pageOfBuild(key) {
  builtPages ??= findBuiltPages(path.join(folderOfBuild(), 'server', 'pages'));
  const file = builtPages.get(key);
  if (!file) return undefined;
  const [html, data, { mtimeMs }] = await Promise.all([
    readFile(`${file}.html`, 'utf8'),
    readFile(`${file}.json`, 'utf8'),
    stat(`${file}.html`),
  ]);
  return { value: { kind: 'PAGES', html, pageData: JSON.parse(data) }, lastModified: mtimeMs };
}

/** The build's pages by key, which is in each page's metadata. */
function findBuiltPages(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.meta'));
  return new Map(
    files.map((file) => {
      const meta = path.join(folder, file);
      const { routeCache } = JSON.parse(readFileSync(meta, 'utf8'));
      return [routeCache?.key, meta.slice(0, -'.meta'.length)];
    }),
  );
}

module.exports = PageStore;
