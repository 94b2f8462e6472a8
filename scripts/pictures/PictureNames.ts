import path from 'node:path';
import { refusalWords } from '../sheet/refusalWords';

interface NamedFile {
  readonly name: string;
}

const ENDING = /\.(?:jpe?g|png|webp|heic|heif|avif)$/;

/** Finds a folder's photos by name, whatever the case, stray spaces, or composition (é, য়). */
export class PictureNames<File extends NamedFile> {
  readonly #shown: string;
  readonly #byName = new Map<string, File[]>();
  readonly #byStem = new Map<string, File[]>();

  /** @param shown The folder's name in messages. */
  constructor(files: readonly File[], shown: string) {
    this.#shown = shown;
    for (const file of files) {
      const names = new Set([file.name, path.basename(file.name)].map(keyOf));
      for (const name of names) add(this.#byName, name, file);
      for (const name of names) if (ENDING.test(name)) add(this.#byStem, stemOf(name), file);
    }
  }

  /**
   * The file that a cell names (`rose` and `rose.jpeg` may mean `rose.jpg`), or why there is none.
   */
  find(name: string): { readonly file: File } | { readonly reason: string } {
    const key = keyOf(name);
    const [file, ...others] = this.#byName.get(key) ?? this.#byStem.get(stemOf(key)) ?? [];
    if (!file) return { reason: refusalWords().noSuchPhoto(name, this.#shown) };
    if (others.length === 0) return { file };
    const all = [file, ...others].map((one) => `"${one.name}"`).join(', ');
    return { reason: refusalWords().severalPhotos(name, all, this.#shown) };
  }
}

function stemOf(key: string): string {
  return key.replace(ENDING, '');
}

function add<File>(files: Map<string, File[]>, name: string, file: File): void {
  files.set(name, [...(files.get(name) ?? []), file]);
}

function keyOf(name: string): string {
  return name.replaceAll('\\', '/').normalize('NFC').toLowerCase().replace(/\s+/g, '');
}
