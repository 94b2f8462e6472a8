import { drive, type drive_v3 } from '@googleapis/drive';
import { PHOTO_MB } from '@/catalogue/numbersInTexts';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { faultOf } from '../database/GoogleFault';
import type { Account } from '../database/ownersAccount';
import { type FoundPhoto, fileFinder, type PhotoFolder } from './PhotoFolder';
import { DeskError } from './Sheet';

/** A file of Drive. A shortcut names its target; what Google itself makes, such as a document, has no checksum. */
type DriveFile = drive_v3.Schema$File & { readonly name: string };

const FIELDS = 'id,name,md5Checksum,shortcutDetails(targetId)';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MOST_BYTES = PHOTO_MB * 1_000_000;

interface GoogleDrive extends PhotoFolder {
  /** The files of the folder. @throws DeskError when it is not shared. */
  list(): Promise<DriveFile[]>;
  /** A copy of a Google Sheet as an .xlsx file. */
  workbook(fileId: string): Promise<Uint8Array>;
}

/**
 * The owner's Drive, read with the account that the sheet and the folder of photos are shared with. The folder is listed once
 * in a run.
 * @param folder Its id, from its address.
 */
export function googleDrive(
  { auth, email }: Account,
  folder: string | undefined,
  words: DeskMessages,
): GoogleDrive {
  const { files } = drive({ version: 'v3', auth });
  let find: Promise<(name: string) => DriveFile> | undefined;

  async function list(): Promise<DriveFile[]> {
    if (!folder) throw new DeskError(words.noFolder);
    const found: DriveFile[] = [];
    let pageToken: string | undefined;
    do {
      const { data } = await files
        .list({
          q: `'${folder}' in parents and trashed = false`,
          fields: `nextPageToken,files(${FIELDS})`,
          pageSize: 1000,
          supportsAllDrives: true,
          includeItemsFromAllDrives: true,
          ...(pageToken ? { pageToken } : {}),
        })
        .catch((cause: unknown) => {
          throw new DeskError(words.folderUnread(email, faultOf(cause).message), { cause });
        });
      for (const file of data.files ?? []) found.push({ ...file, name: file.name ?? '' });
      pageToken = data.nextPageToken ?? undefined;
    } while (pageToken);
    return found;
  }

  async function byLink(fileId: string): Promise<FoundPhoto> {
    const params = { fileId, fields: FIELDS, supportsAllDrives: true };
    const { data } = await files.get(params).catch(failPhoto);
    return foundPhoto(data);
  }

  async function foundPhoto(file: drive_v3.Schema$File): Promise<FoundPhoto> {
    const { id, name, md5Checksum, shortcutDetails } = file;
    if (shortcutDetails?.targetId) return byLink(shortcutDetails.targetId);
    if (!md5Checksum || !id) throw new DeskError(words.noPhoto);
    return { name: name ?? id, checksum: md5Checksum, bytes: () => bytesOf(id) };
  }

  async function bytesOf(fileId: string): Promise<Uint8Array> {
    const params = { fileId, alt: 'media', supportsAllDrives: true };
    const { data } = await files.get(params, { responseType: 'arraybuffer' }).catch(failPhoto);
    const bytes = Buffer.from(data as ArrayBuffer);
    if (bytes.byteLength > MOST_BYTES) throw new DeskError(words.noPhoto);
    return bytes;
  }

  function failPhoto(cause: unknown): never {
    const { status = 0, reasons, message } = faultOf(cause);
    const isLater = status === 429 || reasons.some((one) => /rateLimit/i.test(one));
    const isRefused = status >= 400 && status < 500 && !isLater;
    const { photoNotShared, photoUnread } = words;
    throw new DeskError(isRefused ? photoNotShared(email) : photoUnread(message), { cause });
  }

  return {
    list,
    byLink,
    async byName(name) {
      find ??= list().then((all) => fileFinder(all, words));
      return foundPhoto((await find)(name));
    },
    async workbook(fileId) {
      const params = { fileId, mimeType: XLSX };
      const { data } = await files.export(params, { responseType: 'arraybuffer' });
      return Buffer.from(data as ArrayBuffer);
    },
  };
}
