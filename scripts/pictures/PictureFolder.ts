import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readableName } from '../../src/catalogue/readableName';
import type { StoredFile } from './StorageRest';

/** A picture of the folder, and the file of the bucket that it becomes. */
export interface FolderPicture extends StoredFile {
  readonly path: string;
}

/** The picture that a cell names, or the reason why there is none. */
export type FoundPicture = { readonly picture: FolderPicture } | { readonly reason: string };

/** A larger file is no photo, perhaps a video. */
const MOST_BYTES = 60_000_000;

/** The pictures of a folder and its subfolders, by name. */
export class PictureFolder {
  readonly #byName = new Map<string, string[]>();

  /** @throws Error when there is no such folder. */
  constructor(folder: string) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`There is no folder ${folder}.`);
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, entry);
      for (const name of new Set([entry, path.basename(entry)].map(keyOf)))
        this.#byName.set(name, [...(this.#byName.get(name) ?? []), file]);
    }
  }

  /** Finds the file that a cell names, ignoring case, and checks that it is a picture. */
  async find(name: string): Promise<FoundPicture> {
    const [file, ...others] = this.#byName.get(keyOf(name)) ?? [];
    if (!file) return { reason: 'there is no such file in the folder of pictures' };
    if (others.length > 0) return { reason: 'several files of the folder have this name' };
    const { size } = statSync(file);
    if (size > MOST_BYTES) return { reason: 'the file is larger than 60 MB' };
    try {
      await sharp(file).metadata();
    } catch {
      return { reason: 'is no picture that can be read: save it as JPEG, PNG or WebP' };
    }
    return { picture: pictureOf(file) };
  }
}

/**
 * The same picture always gets the same name and token, so that it is uploaded once and its document stays unchanged.
 */
function pictureOf(file: string): FolderPicture {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  const name = readableName(path.parse(file).name) || 'picture';
  return {
    path: file,
    name: `products/${name}-${hash.slice(0, 16)}.jpg`,
    downloadToken: hash.slice(16, 48),
  };
}

function keyOf(name: string): string {
  return name.trim().replaceAll('\\', '/').normalize('NFC').toLowerCase();
}
