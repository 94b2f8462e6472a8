import type { GoogleAuth, gaxios } from 'google-auth-library';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { faultOf } from '../database/GoogleFault';
import type { DriveLink } from './photoLink';
import { DeskError } from './Sheet';

/** A file of Drive. A shortcut names its target; what Google itself makes, such as a document, has no checksum. */
export interface DriveFile {
  readonly id: string;
  readonly name: string;
  readonly md5Checksum?: string;
  readonly shortcutDetails?: {
    readonly targetId: string;
    readonly targetResourceKey?: string;
  };
}

interface Page {
  readonly files?: DriveFile[];
  readonly nextPageToken?: string;
}

const FIELDS = 'id,name,md5Checksum,shortcutDetails(targetId,targetResourceKey)';
const MOST_BYTES = 60_000_000;

/**
 * The owner's Drive, read with the account that the sheet and the folder are shared with. Source:
 * developers.google.com/workspace/drive/api/reference/rest/v3/files (list, get, export).
 */
export class GoogleDrive {
  readonly #account: GoogleAuth;
  readonly #files: string;
  readonly #words: DeskMessages;

  constructor(account: GoogleAuth, words: DeskMessages, origin = 'https://www.googleapis.com') {
    this.#account = account;
    this.#files = `${origin}/drive/v3/files`;
    this.#words = words;
  }

  /** The files of a folder. @throws DeskError when the account may not read it. */
  async list(folder: string): Promise<DriveFile[]> {
    const found: DriveFile[] = [];
    let pageToken: string | undefined;
    do {
      const page = await this.#ask<Page>({
        url: this.#files,
        params: {
          q: `'${folder}' in parents and trashed = false`,
          fields: `nextPageToken,files(${FIELDS})`,
          pageSize: 1000,
          supportsAllDrives: true,
          includeItemsFromAllDrives: true,
          ...(pageToken ? { pageToken } : {}),
        },
      }).catch((cause: unknown) => {
        throw new DeskError(this.#words.folderUnread(faultOf(cause).message), { cause });
      });
      found.push(...(page.files ?? []));
      pageToken = page.nextPageToken;
    } while (pageToken);
    return found;
  }

  /** A file by its link; the target, if it is a shortcut. @throws DeskError that says why it can't be read. */
  async file(link: DriveLink): Promise<DriveFile> {
    const params = { fields: FIELDS, supportsAllDrives: true };
    const file = await this.#photo<DriveFile>(link, { params });
    const { targetId, targetResourceKey } = file.shortcutDetails ?? {};
    if (!targetId) return file;
    return this.file({
      id: targetId,
      ...(targetResourceKey ? { resourceKey: targetResourceKey } : {}),
    });
  }

  /** What is in a file. @throws DeskError */
  async bytes(link: DriveLink): Promise<Uint8Array> {
    const params = { alt: 'media', supportsAllDrives: true };
    const data = await this.#photo<ArrayBuffer>(link, {
      params,
      responseType: 'arraybuffer',
      maxContentLength: MOST_BYTES,
    });
    if (data.byteLength > MOST_BYTES) throw new DeskError(this.#words.photoTooLarge);
    return Buffer.from(data);
  }

  /** A Google Sheet as .xlsx, to be kept. */
  async workbook(id: string): Promise<Uint8Array> {
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const url = `${this.#files}/${encodeURIComponent(id)}/export`;
    return Buffer.from(
      await this.#ask<ArrayBuffer>({ url, params: { mimeType }, responseType: 'arraybuffer' }),
    );
  }

  async #photo<Answer>(
    { id, resourceKey }: DriveLink,
    options: gaxios.GaxiosOptions,
  ): Promise<Answer> {
    const headers = resourceKey ? { 'X-Goog-Drive-Resource-Keys': `${id}/${resourceKey}` } : {};
    const url = `${this.#files}/${encodeURIComponent(id)}`;
    return this.#ask<Answer>({ ...options, url, headers }).catch((cause: unknown) => {
      const { status = 0, reasons, message } = faultOf(cause);
      const isLater = status === 429 || reasons.some((one) => /rateLimit/i.test(one));
      const isRefused = status >= 400 && status < 500 && !isLater;
      throw new DeskError(
        isRefused ? this.#words.photoNotShared : this.#words.photoUnread(message),
        {
          cause,
        },
      );
    });
  }

  async #ask<Answer>(options: gaxios.GaxiosOptions): Promise<Answer> {
    return (await this.#account.request<Answer>(options)).data;
  }
}
