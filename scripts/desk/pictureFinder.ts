import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fetchHostedPicture } from '../../src/answers/preview/fetchHostedPicture';
import { readableName } from '../../src/catalogue/readableName';
import { fieldKinds } from '../../src/data/normalise/fieldKinds';
import { diagnosticMessages } from '../../src/messages/diagnosticMessages';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import type { LanguageCode } from '../../src/shop/LanguageCode';
import type { PictureBucket } from '../pictures/PictureBucket';
import { shrinkPicture } from '../pictures/shrinkPicture';
import { plainReason } from '../plainReason';
import { driveLink } from './driveLink';
import type { FoundPhoto, PhotoFolder } from './PhotoFolder';
import { DeskError } from './Sheet';

/** The picture of a cell, by the address that it will have. */
export interface CellPicture {
  readonly address: string;
  /** Uploads the photo, or checks its address, before that is written into a document. @throws DeskError that says why not. */
  bring(): Promise<void>;
}

/** Finds the picture that a cell names: a photo's name, a link to Drive, or an address on the web. @throws DeskError that says why it names none. */
export type FindPicture = (text: string, heading: string) => Promise<CellPicture>;

interface PhotoPlaces {
  readonly folder: PhotoFolder;
  readonly bucket: PictureBucket;
  readonly words: DeskMessages;
  readonly language: LanguageCode;
}

/** How an address begins: a path of this site, a scheme such as https:, or www. */
const ADDRESS = /^(?:\/|[a-z][a-z+.-]+:|www\.)/i;

/** Quotes and invisible signs that come with a name that was copied. The joiners stay: Bengali spelling needs them. */
const aroundName = /(?![\u200c\u200d])\p{Cf}|^[\s"'“”‘’«»]+|[\s"'“”‘’«»]+$/gu;

/** What a diagnostic of a cell has no word about. */
const nothing = { field: '', made: '', meant: '', many: 1 };

/** The formats that browsers show. */
const shown: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'svg'];

const DEADLINE_MS = 10_000;

/** The finder for a whole run. It uploads a photo once, however many rows name it. */
export function pictureFinder({ folder, bucket, words, language }: PhotoPlaces): FindPicture {
  const brought = new Map<string, Promise<void>>();
  const picture = (address: string, bring: () => Promise<void>): CellPicture => ({
    address,
    bring() {
      const begun = brought.get(address) ?? bring();
      brought.set(address, begun);
      return begun;
    },
  });
  const photo = (found: FoundPhoto) => {
    const file = storedFile(found);
    return picture(bucket.addressOf(file), async () => {
      if (await bucket.has(file)) return;
      const jpeg = await shrinkPicture(await found.bytes());
      if (!jpeg) throw new DeskError(words.noPhoto);
      await bucket.upload(file, jpeg);
    });
  };
  return async (typed, heading) => {
    if (typed.startsWith('=')) throw new DeskError(words.pictureInCell);
    const text = typed.replace(aroundName, '');
    const link = driveLink(text);
    if (link === 'folder') throw new DeskError(words.isFolder);
    if (link) return photo(await folder.byLink(link));
    if (!ADDRESS.test(text)) return photo(await folder.byName(text));
    return picture(text, () => askFor(text, heading, words, language));
  };
}

/** The file of a photo in the bucket. Its name has the checksum, so that another photo has another address. */
function storedFile({ name, checksum }: FoundPhoto) {
  const [stem = ''] = name.split(/\.[^.]*$/);
  return {
    name: `products/${readableName(stem) || 'picture'}-${checksum.slice(0, 16)}.jpg`,
    downloadToken: createHash('sha256').update(`photo ${checksum}`).digest('hex').slice(0, 32),
  };
}

/** Checks that an address has a picture. A path of this site is not checked: its files come with the build. */
async function askFor(
  text: string,
  heading: string,
  words: DeskMessages,
  language: LanguageCode,
): Promise<void> {
  const { value, code } = fieldKinds.picture.read(text);
  if (!value || (code && code !== 'insecure')) {
    const found = { ...nothing, name: heading, kind: 'picture', found: text } as const;
    throw new DeskError(diagnosticMessages[language][code ?? 'unreadable'](found).join(' '));
  }
  if (value.startsWith('/')) return;
  const { status, bytes } = await fetchHostedPicture(value, DEADLINE_MS).catch((cause) => {
    throw new DeskError(words.photoUnread(plainReason(cause)), { cause });
  });
  if (status === 429 || status >= 500) throw new DeskError(words.photoUnread(String(status)));
  const found =
    bytes &&
    (await sharp(bytes)
      .metadata()
      .catch(() => undefined));
  if (status !== 200 || !shown.includes(found?.format ?? '')) throw new DeskError(words.noPhoto);
}
