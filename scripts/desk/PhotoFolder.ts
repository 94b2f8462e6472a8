import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { DeskError } from './Sheet';

/** A photo that was found. Its bytes are not read yet. */
export interface FoundPhoto {
  readonly name: string;
  /** The checksum of its content: another photo with the same name has another. */
  readonly checksum: string;
  /** @throws DeskError */
  bytes(): Promise<Uint8Array>;
}

/** The photos that cells name. Both throw DeskError when there is none. */
export interface PhotoFolder {
  byName(name: string): Promise<FoundPhoto>;
  /** @param id A file's in Drive. */
  byLink(id: string): Promise<FoundPhoto>;
}

/** Photos in a folder of this computer. @throws Error when there is no such folder. */
export function localPhotos(folder: string | undefined, words: DeskMessages): PhotoFolder {
  if (folder && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${path.resolve(folder)}.`);
  const names = folder ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const find = fileFinder(
    names.map((name) => ({ name })),
    words,
  );
  const byLink = () => Promise.reject(new DeskError(words.noFolder));
  if (!folder) return { byName: byLink, byLink };
  const byName = async (typed: string) => {
    const { name } = find(typed);
    const bytes = readFileSync(path.join(folder, name));
    const checksum = createHash('md5').update(bytes).digest('hex');
    return { name: path.basename(name), checksum, bytes: async () => bytes };
  };
  return { byName, byLink };
}

const ENDING = /\.(?:jpe?g|png|webp|heic|heif)$/;

/**
 * Finds the file of a name, whatever the case, spaces, composition (é, য়), or a folder before it. `rose` also means `rose.jpg`.
 * @returns a function that throws DeskError for a name of none or of several.
 */
export function fileFinder<File extends { readonly name: string }>(
  files: readonly File[],
  words: DeskMessages,
): (name: string) => File {
  const byName = new Map<string, File[]>();
  for (const file of files) {
    const name = keyOf(file.name);
    const base = path.basename(name);
    for (const key of new Set([name, base, base.replace(ENDING, '')]))
      byName.set(key, [...(byName.get(key) ?? []), file]);
  }
  return (name) => {
    const key = keyOf(name);
    const keys = [key, path.posix.basename(key)].flatMap((one) => [one, one.replace(ENDING, '')]);
    const found = keys.map((one) => byName.get(one)).find((files) => files) ?? [];
    const [file] = found;
    if (!file) throw new DeskError(words.noSuchPhoto(name));
    if (found.length === 1) return file;
    const all = found.map((one) => `"${one.name}"`);
    throw new DeskError(words.severalPhotos(name, all));
  };
}

function keyOf(name: string): string {
  return name.replaceAll('\\', '/').normalize('NFC').toLowerCase().replace(/\s+/g, '');
}
