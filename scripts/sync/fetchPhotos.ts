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

/** Where photos come from, where they are kept meanwhile, and where they go. */
export interface PhotoPlaces {
  readonly google: GoogleDrive;
  /** The id of the Drive folder; undefined if the settings name none. */
  readonly folder: string | undefined;
  readonly storage: PictureBucket;
  /** An empty folder of this computer. */
  readonly temporary: string;
}

/** The Drive folder's photos by name, or why it can't be read. */
type DriveNames = PictureNames<DriveFile> | { readonly reason: string };

/**
 * Fetches the photos that rows name, by their name in the Drive folder or by a share link, and puts the addresses that
 * they will have into the rows. Other addresses stay as they are, as in the import.
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

/** @param called what reasons call it: of a linked photo the owner does not know the name. */
async function fetchOne(
  { id, name }: DriveFile,
  called: string,
  { google, temporary }: PhotoPlaces,
): Promise<FoundPicture> {
  const answer = await google.photo(id);
  if ('reason' in answer) return { reason: `${called} ${answer.reason}` };
  // Under its id: Drive allows names of any length, which a computer can't write, and any sign in them.
  const file = path.join(temporary, id);
  writeFileSync(file, answer.bytes);
  return { picture: new LocalPicture(file, name) };
}

/** The id of the Drive file whose share link a cell has; undefined for any other cell. */
function driveFileIn(cell: Cell): string | undefined {
  const text = String(cell).trim();
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  if (protocol !== 'https:' || hostname !== 'drive.google.com') return undefined;
  const [, inPath] = /^\/file\/(?:u\/\d+\/)?d\/([\w-]{10,})(?:\/|$)/.exec(pathname) ?? [];
  const inQuery = /^\/(?:open|uc)$/.test(pathname) ? searchParams.get('id') : null;
  return inPath ?? (inQuery && /^[\w-]{10,}$/.test(inQuery) ? inQuery : undefined);
}
