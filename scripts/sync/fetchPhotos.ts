import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFields } from '../../src/data/normalise/documentFields';
import type { Refusal, SheetRow } from '../import/parseRows';
import { fileNameIn } from '../pictures/fileNameIn';
import { type LinkedRows, linkPictures } from '../pictures/linkPictures';
import type { PictureBucket } from '../pictures/PictureBucket';
import { PictureFolder } from '../pictures/PictureFolder';
import type { Column } from '../sheet/Column';
import type { Cell } from '../sheet/SheetTable';
import { driveFileIn } from './driveFileIn';
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

const fields = new Set(Object.values(pictureFields).flat());

/**
 * Fetches the photos that rows name, by their name in the Drive folder or by a share link, and puts the addresses that
 * they will have into the rows. Other addresses stay as they are, as in the import.
 */
export async function fetchPhotos(
  rows: readonly SheetRow[],
  places: PhotoPlaces,
): Promise<LinkedRows & { readonly folder: PictureFolder }> {
  const named = rows.flatMap(({ cells }) => [...cells].flatMap(nameIn));
  const linked = rows.flatMap(({ cells }) => [...cells].flatMap(linkIn));
  const faults = new Map<string, string>();
  let all = '';
  if (named.length > 0) {
    const files = await filesOf(places).catch((cause: Error) => cause);
    if (files instanceof Error) all = files.message;
    else for (const file of files.filter(isAmong(named))) await fetchOne(file, places, faults);
  }
  for (const id of new Set(linked)) await fetchOne({ id, name: linkName(id) }, places, faults);
  const folder = new PictureFolder(places.temporary, 'the Drive folder of the photos');
  const found = linkPictures(
    rows.map(withLinkNames),
    (name) => {
      const reason = faults.get(name.toLowerCase()) ?? (isLinkName(name) ? '' : all);
      return reason ? { reason } : folder.find(name);
    },
    (picture) => places.storage.addressOf(picture),
  );
  return { ...found, refused: found.refused.map(inWords), folder };
}

function nameIn([column, cell]: readonly [Column, Cell]): string[] {
  const name = fields.has(column.field) ? fileNameIn(cell) : undefined;
  return name ? [name] : [];
}

function linkIn([column, cell]: readonly [Column, Cell]): string[] {
  const id = fields.has(column.field) ? driveFileIn(cell) : undefined;
  return id ? [id] : [];
}

async function filesOf({ google, folder }: PhotoPlaces): Promise<DriveFile[]> {
  if (folder === undefined)
    throw new Error('a photo is named, but the setting CATALOGUE_PHOTOS names no folder of photos');
  return google.files(folder).catch((cause: Error) => {
    throw new Error(
      `the Drive folder of the photos can't be read: share it with the e-mail of the account. ${cause.message}`,
    );
  });
}

/** Whether a cell may mean a file: its ending is left to the import's own rule. */
function isAmong(names: readonly string[]): (file: DriveFile) => boolean {
  const stems = new Set(names.map(stemOf));
  return ({ name }) => stems.has(stemOf(name));
}

function stemOf(name: string): string {
  return path.parse(name.trim().normalize('NFC').toLowerCase()).name;
}

async function fetchOne(
  { id, name }: DriveFile,
  { google, temporary }: PhotoPlaces,
  faults: Map<string, string>,
): Promise<void> {
  const answer = await google.photo(id);
  if ('reason' in answer) {
    faults.set(name.toLowerCase(), `"${name}" ${answer.reason}`);
    return;
  }
  // Drive allows several files of one name, and any sign in it.
  const own = path.join(temporary, id);
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, name.replace(/[/\\\0]|^\.+$/g, '_')), answer.bytes);
}

/** The name under which the photo of a share link is kept. */
function linkName(id: string): string {
  return `drive-${id}`;
}

function isLinkName(name: string): boolean {
  return /^drive-[\w-]{10,}$/.test(name);
}

function withLinkNames(row: SheetRow): SheetRow {
  const cells = [...row.cells].map(([column, cell]) => {
    const [id] = linkIn([column, cell]);
    return [column, id ? linkName(id) : cell] as const;
  });
  return { ...row, cells: new Map(cells) };
}

/** The owner knows the photo of a link by the link alone. */
function inWords(refusal: Refusal): Refusal {
  return { ...refusal, reason: refusal.reason.replace(/"drive-[\w-]{10,}"/g, 'the linked photo') };
}
