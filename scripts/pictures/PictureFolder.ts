import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { refusalWords } from '../sheet/refusalWords';
import { LocalPicture } from './LocalPicture';
import { PictureNames } from './PictureNames';

/** The picture that a cell names, or why there is none. */
export type FoundPicture = { readonly picture: LocalPicture } | { readonly reason: string };

/** A larger file is no photo, perhaps a video. */
const MOST_BYTES = 60_000_000;

/** The pictures of a folder and its subfolders, by name. */
export class PictureFolder {
  readonly #names: PictureNames<{ readonly name: string }>;
  readonly #folder: string;
  readonly #found = new Map<string, LocalPicture>();

  /** @throws Error when there is no such folder. */
  constructor(folder: string) {
    this.#folder = path.resolve(folder);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`There is no folder ${this.#folder}.`);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    this.#names = new PictureNames(
      names.map((name) => ({ name })),
      `the folder ${this.#folder}`,
    );
  }

  /** Only `shrink` tells whether it is a picture. */
  find(name: string): FoundPicture {
    const found = this.#names.find(name);
    if ('reason' in found) return found;
    const file = path.join(this.#folder, found.file.name);
    const known = this.#found.get(file);
    if (known) return { picture: known };
    if (statSync(file).size > MOST_BYTES)
      return { reason: `"${name}" ${refusalWords().photoTooLarge}` };
    const picture = new LocalPicture(file, path.basename(file));
    this.#found.set(file, picture);
    return { picture };
  }
}
