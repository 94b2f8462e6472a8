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

/**
 * The owner's Drive, read with the account that the sheet and the folder of photos are shared with. The folder is listed once
 * in a run.
 */
export class GoogleDrive implements PhotoFolder {
  readonly #drive: drive_v3.Drive;
  readonly #email: string;
  readonly #folder: string | undefined;
  readonly #words: DeskMessages;
  #find: Promise<(name: string) => DriveFile> | undefined;

  /** @param folder Its id, from its address. */
  constructor({ auth, email }: Account, folder: string | undefined, words: DeskMessages) {
    this.#drive = drive({ version: 'v3', auth });
    this.#email = email;
    this.#folder = folder;
    this.#words = words;
  }

  async byName(name: string): Promise<FoundPhoto> {
    if (!this.#folder) throw new DeskError(this.#words.noFolder);
    this.#find ??= this.list(this.#folder).then((files) => fileFinder(files, this.#words));
    return this.#found((await this.#find)(name));
  }

  async byLink(fileId: string): Promise<FoundPhoto> {
    const params = { fileId, fields: FIELDS, supportsAllDrives: true };
    const { data } = await this.#drive.files.get(params).catch((cause) => this.#failPhoto(cause));
    return this.#found(data);
  }

  /** A copy of a Google Sheet as an .xlsx file. */
  async workbook(fileId: string): Promise<Uint8Array> {
    const params = { fileId, mimeType: XLSX };
    const { data } = await this.#drive.files.export(params, { responseType: 'arraybuffer' });
    return Buffer.from(data as ArrayBuffer);
  }

  async #found({
    id,
    name,
    md5Checksum,
    shortcutDetails,
  }: drive_v3.Schema$File): Promise<FoundPhoto> {
    if (shortcutDetails?.targetId) return this.byLink(shortcutDetails.targetId);
    if (!md5Checksum || !id) throw new DeskError(this.#words.noPhoto);
    return { name: name ?? id, checksum: md5Checksum, bytes: () => this.#bytes(id) };
  }

  /** The files of a folder. @throws DeskError when it is not shared. */
  async list(folder: string): Promise<DriveFile[]> {
    const found: DriveFile[] = [];
    let pageToken: string | undefined;
    do {
      const { data } = await this.#drive.files
        .list({
          q: `'${folder}' in parents and trashed = false`,
          fields: `nextPageToken,files(${FIELDS})`,
          pageSize: 1000,
          supportsAllDrives: true,
          includeItemsFromAllDrives: true,
          ...(pageToken ? { pageToken } : {}),
        })
        .catch((cause: unknown) => {
          const { message } = faultOf(cause);
          throw new DeskError(this.#words.folderUnread(this.#email, message), { cause });
        });
      for (const file of data.files ?? []) found.push({ ...file, name: file.name ?? '' });
      pageToken = data.nextPageToken ?? undefined;
    } while (pageToken);
    return found;
  }

  async #bytes(fileId: string): Promise<Uint8Array> {
    const params = { fileId, alt: 'media', supportsAllDrives: true };
    const { data } = await this.#drive.files
      .get(params, { responseType: 'arraybuffer' })
      .catch((cause) => this.#failPhoto(cause));
    const bytes = Buffer.from(data as ArrayBuffer);
    if (bytes.byteLength > MOST_BYTES) throw new DeskError(this.#words.noPhoto);
    return bytes;
  }

  #failPhoto(cause: unknown): never {
    const { status = 0, reasons, message } = faultOf(cause);
    const isLater = status === 429 || reasons.some((one) => /rateLimit/i.test(one));
    const isRefused = status >= 400 && status < 500 && !isLater;
    const { photoNotShared, photoUnread } = this.#words;
    throw new DeskError(isRefused ? photoNotShared(this.#email) : photoUnread(message), { cause });
  }
}
