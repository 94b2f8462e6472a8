import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { distFolder } from '@/bundler/distFolder';
import { processState } from '@/data/processState';

/**
 * Opens the Redis store. Resolves after the first attempt, so that a new process begins with the others' readings.
 * `lateMs`: the longest that a visitor waits.
 */
export async function openSharedStore(url: string, lateMs?: number): Promise<void> {
  // Loaded only where it is used.
  const { RedisStore } = await import('./RedisStore');
  const build = await readFile(path.join(distFolder(), 'BUILD_ID'), 'utf8');
  const limits = lateMs === undefined ? {} : { lateMs };
  const store = new RedisStore(url, `site:${build.trim()}:`, limits);
  processState().sharedStore = store;
  await store.open();
}
