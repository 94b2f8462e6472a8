import path from 'node:path';

const ENDING = /\.(?:jpe?g|png|webp|heic|heif)$/;

/** Files by name, whatever the case, spaces, or composition (é, য়). `rose` also means `rose.jpg`. */
export class PhotoNames<File extends { readonly name: string }> {
  readonly #byName = new Map<string, File[]>();

  constructor(files: readonly File[]) {
    for (const file of files) {
      const name = keyOf(file.name);
      for (const key of new Set([name, path.basename(name), stemOf(path.basename(name))]))
        this.#byName.set(key, [...(this.#byName.get(key) ?? []), file]);
    }
  }

  /** The files that a cell may mean. */
  find(name: string): readonly File[] {
    const key = keyOf(name);
    return this.#byName.get(key) ?? this.#byName.get(stemOf(key)) ?? [];
  }
}

function stemOf(key: string): string {
  return key.replace(ENDING, '');
}

function keyOf(name: string): string {
  return name.replaceAll('\\', '/').normalize('NFC').toLowerCase().replace(/\s+/g, '');
}
