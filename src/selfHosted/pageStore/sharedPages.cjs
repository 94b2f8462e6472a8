// Next loads the page store at run time as it is, so this can't be TypeScript.
const { LRUCache } = require('lru-cache');

/** How long a process serves its own page before it looks for another process's newer one. Less than a second. */
const LOOK_MS = 500;
/** How long the store keeps a page that nobody renews. */
const KEPT_MS = 24 * 60 * 60_000;

/** Gives the time and text of the page in KEYS[1] if its data was read later than ARGV[1]. */
const LOOK = `
local readAt = tonumber(redis.call('HGET', KEYS[1], 'readAt'))
if not readAt or readAt <= tonumber(ARGV[1]) then return false end
return {string.format('%.0f', readAt), redis.call('HGET', KEYS[1], 'page')}`;

/**
 * Puts the page ARGV[2], read at ARGV[1], into KEYS[1], unless a newer one is there; for ARGV[4] only if there is any.
 * Gives the time that now counts for it. A time in the future, by a clock that is fast, counts as now, so that no
 * machine's clock can keep out the others' pages.
 */
const PUT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local readAt = math.min(tonumber(ARGV[1]), now)
local kept = redis.pcall('HGET', KEYS[1], 'readAt')
if type(kept) == 'table' then redis.call('DEL', KEYS[1]) end
local keptAt = type(kept) == 'string' and tonumber(kept)
if keptAt and keptAt > readAt and keptAt <= now then return keptAt end
if ARGV[4] == 'if there is one' and not kept then return 0 end
redis.call('HSET', KEYS[1], 'readAt', string.format('%.0f', readAt), 'page', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return readAt`;

/** When the data of a page was read, by the page object that Next passes around. 0 for pages from this disk. */
const readAts = new WeakMap();

/** Keys that were looked for lately. Not those without a page, which a flood of unknown addresses would fill. */
const looked = new LRUCache({ max: 5_000, ttl: LOOK_MS });

/** The store of this process, if it shares pages with others. */
function store() {
  return globalThis.sharedStore;
}

/** Whether this page was served before: Next stores it again when it could not make a new one. */
function wasServed(page) {
  return readAts.has(page);
}

/** When the data of an entry's page was read; for a page from this disk, when it was made. */
function readAtOf({ value, lastModified }) {
  return readAts.get(value) || lastModified;
}

/**
 * What another process has for an address that is newer than this process's own entry: an entry, null if the page is
 * gone, undefined if there is nothing newer. A page from this disk is older than any in the store.
 */
async function newerEntry(key, own) {
  if (own?.value && !readAts.has(own.value)) readAts.set(own.value, 0);
  if (!store() || (own && looked.has(key))) return undefined;
  if (own) looked.set(key, true);
  const ownReadAt = readAts.get(own?.value) ?? 0;
  const reply = await store()?.ask('EVAL', LOOK, '1', keyOf(key), String(ownReadAt));
  if (!Array.isArray(reply)) return undefined;
  const entry = store()?.unseal(reply[1]);
  if (entry === undefined) return undefined;
  if (entry?.value) readAts.set(entry.value, Number(reply[0]));
  // A clock that is fast elsewhere must not make a page look fresh for longer.
  return entry && { ...entry, lastModified: Math.min(entry.lastModified, Date.now()) };
}

/** Gives others the page that this process made. */
async function sharePage(key, value, cacheControl) {
  const data = value.pageData?.pageProps?.dehydratedState;
  const readAt = globalThis.pagesReadAt?.get(data) ?? Date.now();
  readAts.set(value, readAt);
  const counted = await put(key, readAt, { value, lastModified: Date.now(), cacheControl });
  if (counted) readAts.set(value, Math.min(readAt, counted));
}

/**
 * Tells others that there is no page at an address.
 * @param had whether this process had a page there. If not, it is told only where the store has one: a flood of unknown
 * addresses would fill the store.
 */
async function shareGone(key, had) {
  looked.delete(key);
  await put(key, Date.now(), null, had ? '' : 'if there is one');
}

async function put(key, readAt, entry, when = '') {
  const text = store()?.seal(entry);
  if (text === undefined) return undefined;
  return store()?.ask('EVAL', PUT, '1', keyOf(key), String(readAt), text, String(KEPT_MS), when);
}

function keyOf(key) {
  return store().key(`page:${key}`);
}

module.exports = { newerEntry, readAtOf, shareGone, sharePage, wasServed };
