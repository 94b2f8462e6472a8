import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import type { DriveFile, GoogleDrive } from './GoogleDrive';
import { PhotoNames } from './PhotoNames';
import type { DriveLink } from './photoLink';
import { DeskError } from './Sheet';

/** A photo that is known, and not read yet. */
export interface FoundPhoto {
  readonly name: string;
  /** Of what is in it: another photo under the same name has another. */
  readonly checksum: string;
  /** @throws DeskError */
  bytes(): Promise<Uint8Array>;
}

/** The photos that cells name. Both throw DeskError when there is none. */
export interface PhotoFolder {
  byName(name: string): Promise<FoundPhoto>;
  byLink(link: DriveLink): Promise<FoundPhoto>;
}

/** Photos in a folder of Drive, or anywhere in it by their links. The folder is listed once in a run. */
export class DrivePhotos implements PhotoFolder {
  readonly #drive: GoogleDrive;
  readonly #folder: string | undefined;
  readonly #words: DeskMessages;
  #names: Promise<PhotoNames<DriveFile>> | undefined;

  constructor(drive: GoogleDrive, folder: string | undefined, words: DeskMessages) {
    this.#drive = drive;
    this.#folder = folder;
    this.#words = words;
  }

  async byName(name: string): Promise<FoundPhoto> {
    if (!this.#folder) throw new DeskError(this.#words.noFolder);
    this.#names ??= this.#drive.list(this.#folder).then((files) => new PhotoNames(files));
    const file = only((await this.#names).find(name), name, this.#words);
    return this.#found(file.shortcutDetails ? await this.#drive.file(file) : file);
  }

  async byLink(link: DriveLink): Promise<FoundPhoto> {
    return this.#found(await this.#drive.file(link), link);
  }

  #found(file: DriveFile, { resourceKey }: Partial<DriveLink> = {}): FoundPhoto {
    const { id, name, md5Checksum: checksum } = file;
    if (!checksum) throw new DeskError(this.#words.noPhoto);
    const link = { id, ...(resourceKey ? { resourceKey } : {}) };
    return { name, checksum, bytes: () => this.#drive.bytes(link) };
  }
}

/** Photos in a folder of this computer. */
export class LocalPhotos implements PhotoFolder {
  readonly #folder: string | undefined;
  readonly #words: DeskMessages;
  readonly #names: PhotoNames<{ readonly name: string }>;

  /** @throws Error when there is no such folder. */
  constructor(folder: string | undefined, words: DeskMessages) {
    if (folder && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`There is no folder ${path.resolve(folder)}.`);
    this.#folder = folder;
    this.#words = words;
    const names = folder ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    this.#names = new PhotoNames(names.map((name) => ({ name })));
  }

  async byName(name: string): Promise<FoundPhoto> {
    if (!this.#folder) throw new DeskError(this.#words.noFolder);
    const file = only(this.#names.find(name), name, this.#words);
    const bytes = readFileSync(path.join(this.#folder, file.name));
    const checksum = createHash('md5').update(bytes).digest('hex');
    return { name: path.basename(file.name), checksum, bytes: async () => bytes };
  }

  async byLink(): Promise<FoundPhoto> {
    throw new DeskError(this.#words.noFolder);
  }
}

function only<File extends { readonly name: string }>(
  [file, ...others]: readonly File[],
  name: string,
  words: DeskMessages,
): File {
  if (!file) throw new DeskError(words.noSuchPhoto(name));
  if (others.length === 0) return file;
  throw new DeskError(
    words.severalPhotos(
      name,
      [file, ...others].map((one) => `"${one.name}"`),
    ),
  );
}
