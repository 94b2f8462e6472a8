import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readableName } from '../../src/catalogue/readableName';
import type { StoredFile } from './PictureBucket';
import { type ShrunkPicture, shrinkPicture } from './shrinkPicture';

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
  readonly #folder: string;
  readonly #shown: string;
  readonly #byName = new Map<string, string[]>();
  readonly #byStem = new Map<string, string[]>();
  readonly #shrunk = new Map<string, Promise<ShrunkPicture>>();

  /**
   * @param shown what messages call it, by default its path.
   * @throws Error when there is no such folder.
   */
  constructor(folder: string, shown = `the folder ${path.resolve(folder)}`) {
    this.#folder = path.resolve(folder);
    this.#shown = shown;
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`There is no folder ${this.#folder}.`);
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, entry);
      const names = [entry, path.basename(entry)].map(keyOf);
      for (const name of new Set(names)) add(this.#byName, name, file);
      if (isPictureName(entry))
        for (const stem of new Set(names.map(stemOf))) add(this.#byStem, stem, file);
    }
  }

  /**
   * Finds the file that a cell names, ignoring case; where there is none, one of that name with another ending, or any:
   * `rose` and `rose.jpeg` mean `rose.jpg`. Whether it is a picture only `shrink` tells.
   */
  find(name: string): FoundPicture {
    const key = keyOf(name);
    const [file, ...others] = this.#byName.get(key) ?? this.#byStem.get(stemOf(key)) ?? [];
    if (!file) return { reason: `"${name}" is not in ${this.#shown}` };
    if (others.length > 0)
      return {
        reason: `"${name}" is the name of several files in ${this.#shown}: rename one of them`,
      };
    if (statSync(file).size > MOST_BYTES) return { reason: `"${name}" is larger than 60 MB` };
    return { picture: pictureOf(file) };
  }

  /** Shrinks a picture, once. The result stays in memory until it is uploaded: some 0.3 MB each. */
  shrink({ path: file }: FolderPicture): Promise<ShrunkPicture> {
    const shrunk = this.#shrunk.get(file) ?? shrinkPicture(file);
    this.#shrunk.set(file, shrunk);
    return shrunk;
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

/** Endings of pictures that the site can be given. */
const ENDING = /\.(?:jpe?g|png|webp|heic|heif|avif)$/;

function isPictureName(name: string): boolean {
  return ENDING.test(keyOf(name));
}

function stemOf(key: string): string {
  return key.replace(ENDING, '');
}

function add(files: Map<string, string[]>, name: string, file: string): void {
  files.set(name, [...(files.get(name) ?? []), file]);
}

function keyOf(name: string): string {
  return name.trim().replaceAll('\\', '/').normalize('NFC').toLowerCase();
}
