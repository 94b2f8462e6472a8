import type { GoogleAuth, gaxios } from 'google-auth-library';
import { PHOTO_MB } from '../../src/catalogue/statedNumbers';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { faultOf } from '../database/GoogleFault';
import { type FoundPhoto, fileFinder, type PhotoFolder } from './PhotoFolder';
import { DeskError } from './Sheet';

/** A file of Drive. A shortcut names its target; what Google itself makes, such as a document, has no checksum. */
interface DriveFile {
  readonly id: string;
  readonly name: string;
  readonly md5Checksum?: string;
  readonly shortcutDetails?: { readonly targetId: string };
}

interface Page {
  readonly files?: DriveFile[];
  readonly nextPageToken?: string;
}

const FIELDS = 'id,name,md5Checksum,shortcutDetails(targetId)';
const FILES = 'https://www.googleapis.com/drive/v3/files';
const MOST_BYTES = PHOTO_MB * 1_000_000;

/**
 * The owner's Drive, read with the account that the sheet and the folder of photos are shared with. The folder is listed once
 * in a run. Source: developers.google.com/workspace/drive/api/reference/rest/v3/files (list, get, export).
 */
export class GoogleDrive implements PhotoFolder {
  readonly #account: GoogleAuth;
  readonly #folder: string | undefined;
  readonly #words: DeskMessages;
  #find: Promise<(name: string) => DriveFile> | undefined;

  /** @param folder Its id, from its address. */
  constructor(account: GoogleAuth, folder: string | undefined, words: DeskMessages) {
    this.#account = account;
    this.#folder = folder;
    this.#words = words;
  }

  async byName(name: string): Promise<FoundPhoto> {
    if (!this.#folder) throw new DeskError(this.#words.noFolder);
    this.#find ??= this.#list(this.#folder).then((files) => fileFinder(files, this.#words));
    return this.#found((await this.#find)(name));
  }

  async byLink(id: string): Promise<FoundPhoto> {
    const params = { fields: FIELDS, supportsAllDrives: true };
    return this.#found(await this.#photo<DriveFile>(id, { params }));
  }

  /** A copy of a Google Sheet as an .xlsx file. */
  async workbook(id: string): Promise<Uint8Array> {
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const url = `${FILES}/${encodeURIComponent(id)}/export`;
    return Buffer.from(
      await this.#ask<ArrayBuffer>({ url, params: { mimeType }, responseType: 'arraybuffer' }),
    );
  }

  async #found({ id, name, md5Checksum, shortcutDetails }: DriveFile): Promise<FoundPhoto> {
    if (shortcutDetails) return this.byLink(shortcutDetails.targetId);
    if (!md5Checksum) throw new DeskError(this.#words.noPhoto);
    return { name, checksum: md5Checksum, bytes: () => this.#bytes(id) };
  }

  async #list(folder: string): Promise<DriveFile[]> {
    const found: DriveFile[] = [];
    let pageToken: string | undefined;
    do {
      const params = {
        q: `'${folder}' in parents and trashed = false`,
        fields: `nextPageToken,files(${FIELDS})`,
        pageSize: 1000,
        supportsAllDrives: true,
        includeItemsFromAllDrives: true,
        ...(pageToken ? { pageToken } : {}),
      };
      const page = await this.#ask<Page>({ url: FILES, params }).catch((cause: unknown) => {
        throw new DeskError(this.#words.folderUnread(faultOf(cause).message), { cause });
      });
      found.push(...(page.files ?? []));
      pageToken = page.nextPageToken;
    } while (pageToken);
    return found;
  }

  async #bytes(id: string): Promise<Uint8Array> {
    const params = { alt: 'media', supportsAllDrives: true };
    const data = await this.#photo<ArrayBuffer>(id, { params, responseType: 'arraybuffer' });
    if (data.byteLength > MOST_BYTES) throw new DeskError(this.#words.noPhoto);
    return Buffer.from(data);
  }

  #photo<Answer>(id: string, options: gaxios.GaxiosOptions): Promise<Answer> {
    const url = `${FILES}/${encodeURIComponent(id)}`;
    return this.#ask<Answer>({ ...options, url }).catch((cause: unknown) => {
      const { status = 0, reasons, message } = faultOf(cause);
      const isLater = status === 429 || reasons.some((one) => /rateLimit/i.test(one));
      const isRefused = status >= 400 && status < 500 && !isLater;
      const reason = isRefused ? this.#words.photoNotShared : this.#words.photoUnread(message);
      throw new DeskError(reason, { cause });
    });
  }

  async #ask<Answer>(options: gaxios.GaxiosOptions): Promise<Answer> {
    return (await this.#account.request<Answer>(options)).data;
  }
}
