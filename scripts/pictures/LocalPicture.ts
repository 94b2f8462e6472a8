import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readableName } from '../../src/catalogue/readableName';
import type { StoredFile } from './PictureBucket';
import { type ShrunkPicture, shrinkPicture } from './shrinkPicture';

/** Name and token follow from the picture: it is uploaded once, and its document stays the same. */
export class LocalPicture implements StoredFile {
  readonly name: string;
  readonly downloadToken: string;
  #shrunk: Promise<ShrunkPicture> | undefined;

  /** @param fileName The owner's name for it, with any signs. */
  constructor(
    readonly path: string,
    readonly fileName: string,
  ) {
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    this.name = `products/${namePart(fileName)}-${hash.slice(0, 16)}.jpg`;
    this.downloadToken = hash.slice(16, 48);
  }

  /** Shrinks it, once. The result, some 0.3 MB, stays in memory until it is uploaded. */
  shrink(): Promise<ShrunkPicture> {
    this.#shrunk ??= shrinkPicture(this.path);
    return this.#shrunk;
  }
}

function namePart(fileName: string): string {
  return readableName(path.parse(fileName).name) || 'picture';
}
