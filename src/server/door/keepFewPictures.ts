import path from 'node:path';
import { distFolder } from '../distFolder';
import { removeOldest } from './removeOldest';

/**
 * The most pictures that the optimiser keeps. Its own limit counts their bytes; the smallest take 8 KB of disk besides, 160 MB
 * for so many. A full catalogue in all widths that phones ask for is about half.
 */
const MOST = 20_000;
const LOOKS_AFTER = 500;

let made = 0;

/** To be told of each picture that was made: now and then the oldest go. The optimiser makes again what it finds gone. */
export function keepFewPictures(): void {
  made += 1;
  if (made % LOOKS_AFTER > 0) return;
  removeOldest(path.join(distFolder(), 'cache', 'images'), MOST).catch(() => {
    // A disk that can't be written to doesn't fill, either.
  });
}
