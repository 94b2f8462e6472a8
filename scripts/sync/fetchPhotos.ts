import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SheetRow } from '../import/parseRows';
import { fileNameIn } from '../pictures/fileNameIn';
import { LocalPicture } from '../pictures/LocalPicture';
import { type LinkedRows, linkPictures } from '../pictures/linkPictures';
import type { PictureBucket } from '../pictures/PictureBucket';
import type { FoundPicture } from '../pictures/PictureFolder';
import { PictureNames } from '../pictures/PictureNames';
import { deskWords } from '../sheet/deskWords';
import { refusalWords } from '../sheet/refusalWords';
import type { Cell } from '../sheet/SheetTable';
import type { DriveFile, GoogleDrive } from './GoogleDrive';

/** Where photos come from, are kept meanwhile, and go. */
export interface PhotoPlaces {
  readonly google: GoogleDrive;
  /** Drive's id; undefined if the settings name none. */
  readonly folder: string | undefined;
  readonly storage: PictureBucket;
  readonly temporary: string;
}

type DriveNames = PictureNames<DriveFile> | { readonly reason: string };

/**
 * Fetches photos named as in the Drive folder or by a share link, and puts their future addresses
 * into the rows. Other addresses stay.
 */
export async function fetchPhotos(
  rows: readonly SheetRow[],
  places: PhotoPlaces,
): Promise<LinkedRows> {
  const fetched = new Map<string, Promise<FoundPicture>>();
  const once = (file: DriveFile, called: string) => {
    const photo = fetched.get(file.id) ?? fetchOne(file, called, places);
    fetched.set(file.id, photo);
    return photo;
  };
  let names: Promise<DriveNames> | undefined;
  return linkPictures(
    rows,
    async (cell) => {
      const id = driveFileIn(cell);
      if (id) return once({ id, name: `drive-${id}` }, refusalWords().linkedPhoto);
      const name = fileNameIn(cell);
      if (!name) return undefined;
      names ??= namesOf(places);
      const known = await names;
      const found = 'reason' in known ? known : known.find(name);
      return 'reason' in found ? found : once(found.file, `"${found.file.name}"`);
    },
    (picture) => places.storage.addressOf(picture),
    deskWords.sheet,
  );
}

async function namesOf({ google, folder }: PhotoPlaces): Promise<DriveNames> {
  if (folder === undefined) return { reason: refusalWords().noPhotoFolder };
  return google.files(folder).then(
    (files) => new PictureNames(files, 'the Drive folder of the photos'),
    ({ message }: Error) => ({ reason: refusalWords().folderUnread(message) }),
  );
}

/** @param called The name in reasons: the owner does not know a linked photo's. */
async function fetchOne(
  { id, name }: DriveFile,
  called: string,
  { google, temporary }: PhotoPlaces,
): Promise<FoundPicture> {
  const answer = await google.photo(id);
  if ('reason' in answer) return { reason: `${called} ${answer.reason}` };
  // By its id: Drive allows names that a computer can't write.
  const file = path.join(temporary, id);
  writeFileSync(file, answer.bytes);
  return { picture: new LocalPicture(file, name) };
}

function driveFileIn(cell: Cell): string | undefined {
  const text = String(cell).trim();
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  if (protocol !== 'https:' || hostname !== 'drive.google.com') return undefined;
  const [, inPath] = /^\/file\/(?:u\/\d+\/)?d\/([\w-]{10,})(?:\/|$)/.exec(pathname) ?? [];
  const inQuery = /^\/(?:open|uc)$/.test(pathname) ? searchParams.get('id') : null;
  return inPath ?? (inQuery && /^[\w-]{10,}$/.test(inQuery) ? inQuery : undefined);
}
