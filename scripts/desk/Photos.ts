import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fetchHostedPicture } from '../../src/answers/preview/fetchHostedPicture';
import { findingOf } from '../../src/answers/report/findingOf';
import { readableName } from '../../src/catalogue/readableName';
import { fieldReaders } from '../../src/data/normalise/fieldReaders';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import type { LanguageCode } from '../../src/shop/LanguageCode';
import type { PictureBucket } from '../pictures/PictureBucket';
import { shrinkPicture } from '../pictures/shrinkPicture';
import { plainReason } from '../plainReason';
import type { FoundPhoto, PhotoFolder } from './PhotoFolder';
import { driveLink } from './photoLink';
import { DeskError } from './Sheet';

/** The picture of a cell, by the address that it will have. */
export interface CellPicture {
  readonly address: string;
  /** Before the address is written: uploads the photo, or asks for the address. @throws DeskError that says why not. */
  bring(): Promise<void>;
}

/** As a document's addresses begin, and as "Copy as path" has them. */
const ADDRESS = /^(?:\/|[a-z][a-z+.-]+:|www\.)/i;

/** What browsers show. */
const shown: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'svg'];

const DEADLINE_MS = 10_000;

/** For the whole run. */
export interface PhotoPlaces {
  readonly folder: PhotoFolder;
  readonly bucket: PictureBucket;
  readonly words: DeskMessages;
  readonly language: LanguageCode;
}

/** Finds the pictures that cells name: a photo's name, a link to Drive, or an address on the web. */
export class Photos {
  readonly #places: PhotoPlaces;
  /** One promise for each photo, however many rows name it. */
  readonly #brought = new Map<string, Promise<void>>();

  constructor(places: PhotoPlaces) {
    this.#places = places;
  }

  /** @throws DeskError that says why the cell names no picture. */
  async find(text: string): Promise<CellPicture> {
    const { folder, words } = this.#places;
    const link = driveLink(text);
    if (link === 'folder') throw new DeskError(words.isFolder);
    if (link) return this.#photo(await folder.byLink(link));
    if (!ADDRESS.test(text)) return this.#photo(await folder.byName(text));
    return { address: text, bring: () => this.#once(text, () => this.#ask(text)) };
  }

  #photo(photo: FoundPhoto): CellPicture {
    const { bucket } = this.#places;
    const [name = ''] = photo.name.split(/\.[^.]*$/);
    const file = {
      name: `products/${readableName(name) || 'picture'}-${photo.checksum.slice(0, 16)}.jpg`,
      downloadToken: createHash('sha256')
        .update(`photo ${photo.checksum}`)
        .digest('hex')
        .slice(0, 32),
    };
    const bring = async () => {
      if (await bucket.has(file)) return;
      const jpeg = await shrinkPicture(await photo.bytes());
      if (!jpeg) throw new DeskError(this.#places.words.noPhoto);
      await bucket.upload(file, jpeg);
    };
    return { address: bucket.addressOf(file), bring: () => this.#once(file.name, bring) };
  }

  /** Looks at an address. Paths of this site come with its build. */
  async #ask(text: string): Promise<void> {
    const { words, language } = this.#places;
    const { value, code } = fieldReaders.picture(text);
    if (!value || (code && code !== 'insecure')) {
      const diagnostic = {
        code: code ?? 'unreadable',
        field: 'img',
        found: text,
        ids: [],
      } as const;
      const { problem, cure } = findingOf('', diagnostic, language);
      throw new DeskError(`${problem} ${cure}`);
    }
    if (value.startsWith('/')) return;
    const { status, bytes } = await fetchHostedPicture(value, DEADLINE_MS).catch((cause) => {
      throw new DeskError(words.photoUnread(plainReason(cause)), { cause });
    });
    if (!bytes) throw new DeskError(words.photoTooLarge);
    if (status === 429 || status >= 500) throw new DeskError(words.photoUnread(String(status)));
    const { format = '' } = await sharp(bytes)
      .metadata()
      .catch(() => ({ format: '' }));
    if (status !== 200 || !shown.includes(format)) throw new DeskError(words.noPhoto);
  }

  #once(name: string, work: () => Promise<void>): Promise<void> {
    const begun = this.#brought.get(name) ?? work();
    this.#brought.set(name, begun);
    return begun;
  }
}
