import { createHash } from 'node:crypto';
import path from 'node:path';
import { fetchHostedPicture } from '../../src/answers/preview/fetchHostedPicture';
import { readableName } from '../../src/catalogue/readableName';
import { safeAddress } from '../../src/data/normalise/safeAddress';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import type { PictureBucket } from '../pictures/pictureBucket';
import { shrinkPicture } from '../pictures/shrinkPicture';
import { plainReason } from '../plainReason';
import { driveLink } from './driveLink';
import type { FoundPhoto, PhotoFolder } from './PhotoFolder';
import { DeskError } from './Sheet';

/** The picture of a cell, by the address that it will have. */
export interface CellPicture {
  readonly address: string;
  /** Its address on the web, of which that is the copy. */
  readonly source?: string;
  /** Uploads the photo before its address is written into a document. @throws DeskError that says why not. */
  bring(): Promise<void>;
}

/** Finds the picture that a cell names: a photo's name, a link to Drive, or an address on the web, whose photo is copied, so that it stays when the other website drops it. @throws DeskError that says why it names none. */
export type FindPicture = (text: string) => Promise<CellPicture>;

interface PhotoPlaces {
  readonly folder: PhotoFolder;
  readonly bucket: PictureBucket;
  readonly words: DeskMessages;
}

/** How an address begins: a path of this site, a scheme such as https:, or www. */
const ADDRESS = /^(?:\/|[a-z][a-z+.-]+:|www\.)/i;

/** Quotes and invisible signs that come with a name that was copied. The joiners stay: Bengali spelling needs them. */
const aroundName = /(?![\u200c\u200d])\p{Cf}|^[\s"'“”‘’«»]+|[\s"'“”‘’«»]+$/gu;

const DEADLINE_MS = 10_000;

/** The finder for a whole run. A photo that several rows name is uploaded once: then the bucket has it. */
export function pictureFinder({ folder, bucket, words }: PhotoPlaces): FindPicture {
  const photo = (found: FoundPhoto): CellPicture => {
    const file = storedFile(found);
    return {
      address: bucket.addressOf(file),
      async bring() {
        if (await bucket.has(file)) return;
        const jpeg = await shrinkPicture(await found.bytes());
        if (!jpeg) throw new DeskError(words.noPhoto);
        await bucket.upload(file, jpeg);
      },
    };
  };
  return async (typed) => {
    if (typed.startsWith('=')) throw new DeskError(words.pictureInCell);
    const text = typed.replace(aroundName, '');
    const link = driveLink(text);
    if (link === 'folder') throw new DeskError(words.isFolder);
    if (link) return photo(await folder.byLink(link));
    if (!ADDRESS.test(text)) return photo(await folder.byName(text));
    const address = safeAddress(text);
    if (!address) throw new DeskError(words.notPhotoLink);
    // The site's files come with its build.
    if (address.startsWith('/')) return { address, bring: async () => {} };
    const bytes = () => fetchPhoto(address, words);
    if (bucket.isOwn(address)) return { address, bring: async () => void (await bytes()) };
    const name = path.posix.basename(new URL(address).pathname);
    return { ...photo({ name, checksum: sha256(address), bytes }), source: address };
  };
}

/** The file of a photo in the bucket. Its name has the checksum, so that another photo has another address. */
function storedFile({ name, checksum }: FoundPhoto) {
  const [stem = ''] = name.split(/\.[^.]*$/);
  return {
    name: `products/${readableName(stem) || 'picture'}-${checksum.slice(0, 16)}.jpg`,
    downloadToken: sha256(`photo ${checksum}`).slice(0, 32),
  };
}

/** Fetches a photo from the web. @throws DeskError that says why there is none. */
async function fetchPhoto(address: string, words: DeskMessages): Promise<Uint8Array> {
  const { status, type, bytes } = await fetchHostedPicture(address, DEADLINE_MS).catch((cause) => {
    throw new DeskError(words.photoUnread(plainReason(cause)), { cause });
  });
  if (status === 429 || status >= 500) throw new DeskError(words.photoUnread(String(status)));
  // A share link leads elsewhere, or answers with the page around the photo.
  if (status !== 200 || /html/i.test(type)) throw new DeskError(words.notPhotoLink);
  if (!bytes) throw new DeskError(words.noPhoto);
  return bytes;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
