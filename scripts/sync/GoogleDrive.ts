import { type GoogleAuth, type gaxios, PassThroughClient } from 'google-auth-library';
import { type Client, type Download, download } from '../google/download';
import { faultOf } from '../google/GoogleFault';
import { transport } from '../google/transport';
import { refusalWords } from '../sheet/refusalWords';
import { SheetError } from '../sheet/SheetTable';
import { whyNoSheet } from './whyNoSheet';

/** The origins of Google's services; tests pass a local server's. */
export interface GoogleOrigins {
  readonly api: string;
  readonly docs: string;
  readonly drive: string;
  readonly sheets: string;
}

const google: GoogleOrigins = {
  api: 'https://www.googleapis.com',
  docs: 'https://docs.google.com',
  drive: 'https://drive.google.com',
  sheets: 'https://sheets.googleapis.com',
};

/** A file of a Drive folder. */
export interface DriveFile {
  readonly id: string;
  readonly name: string;
}

/** New values row by row; null leaves a cell as it is. */
export interface RangeValues {
  /** Such as 'Hair care'!K1:K40. */
  readonly range: string;
  readonly values: readonly (readonly (string | null)[])[];
}

const MOST_BYTES = { ofSheet: 20_000_000, ofPhoto: 60_000_000 };

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Asks for what the account may not read again as anybody with the link. Sources:
 * developers.google.com/drive/api/reference/rest/v3/files (export, get, list),
 * developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/batchUpdate.
 */
export class GoogleDrive {
  readonly #account: Client | undefined;
  readonly #anybody = new PassThroughClient({ transporterOptions: transport });
  readonly #at: GoogleOrigins;

  /** @param account Without one it reads what everybody with the link may read. */
  constructor(account: GoogleAuth | undefined, at = google) {
    this.#account = account;
    this.#at = at;
  }

  /** A spreadsheet as .xlsx. @throws SheetError that says what to do. */
  async sheet(id: string): Promise<Uint8Array> {
    const answer = await this.#either(
      `${this.#at.api}/drive/v3/files/${id}/export?${new URLSearchParams({ mimeType: XLSX })}`,
      `${this.#at.docs}/spreadsheets/d/${id}/export?format=xlsx`,
      MOST_BYTES.ofSheet,
    );
    if ('fault' in answer)
      throw new SheetError(whyNoSheet(answer.fault, this.#account !== undefined));
    if (isCut(answer.bytes))
      throw new SheetError('The download of the sheet ended early: run it again.');
    return answer.bytes;
  }

  /** A photo, or why there is none. */
  async photo(id: string): Promise<{ readonly bytes: Uint8Array } | { readonly reason: string }> {
    const query = new URLSearchParams({ alt: 'media', supportsAllDrives: 'true' });
    const open = new URLSearchParams({ export: 'download', id });
    const answer = await this.#either(
      `${this.#at.api}/drive/v3/files/${encodeURIComponent(id)}?${query}`,
      `${this.#at.drive}/uc?${open}`,
      MOST_BYTES.ofPhoto,
    );
    if ('bytes' in answer) return answer;
    const { status, reasons, said } = answer.fault;
    const words = refusalWords();
    if (status === undefined) return { reason: words.photoUnreached(said) };
    if (reasons.includes('tooLarge')) return { reason: words.photoTooLarge };
    const isLater =
      status === 429 || status >= 500 || reasons.some((one) => /RateLimit/i.test(one));
    return { reason: isLater ? words.photoLater(status) : words.photoNotShared };
  }

  /** The files of a folder. @throws SheetError when the account may not read it. */
  async files(folder: string): Promise<DriveFile[]> {
    const found: DriveFile[] = [];
    let pageToken = '';
    do {
      const page = await this.#call<{ files?: DriveFile[]; nextPageToken?: string }>({
        url: `${this.#at.api}/drive/v3/files`,
        params: {
          q: `'${folder}' in parents and trashed = false`,
          fields: 'nextPageToken,files(id,name)',
          pageSize: 1000,
          supportsAllDrives: true,
          includeItemsFromAllDrives: true,
          ...(pageToken ? { pageToken } : {}),
        },
      });
      found.push(...(page.files ?? []));
      pageToken = page.nextPageToken ?? '';
    } while (pageToken);
    return found;
  }

  /** Writes cells. @throws SheetError when the sheet is not shared for writing. */
  async write(sheet: string, data: readonly RangeValues[]): Promise<void> {
    const url = `${this.#at.sheets}/v4/spreadsheets/${sheet}/values:batchUpdate`;
    await this.#call({ url, method: 'POST', data: { valueInputOption: 'RAW', data } });
  }

  async #call<Answer>(options: gaxios.GaxiosOptions): Promise<Answer> {
    const client: Client = this.#account ?? this.#anybody;
    try {
      return (await client.request<Answer>(options)).data;
    } catch (cause) {
      const { status, said } = faultOf(cause);
      const what = status === undefined ? "Google can't be reached" : `Google answered ${status}`;
      throw new SheetError(`${what}: ${said}`, { cause });
    }
  }

  async #either(own: string, open: string, mostBytes: number): Promise<Download> {
    const first = this.#account && (await download(this.#account, own, mostBytes));
    if (first && !isRefusal(first)) return first;
    const second = await download(this.#anybody, open, mostBytes);
    // Google's words, such as that an API is off, say more than its page for signing in.
    const says = 'bytes' in second || second.fault.reasons.includes('tooLarge');
    return says || !first ? second : first;
  }
}

function isRefusal(answer: Download): boolean {
  return 'fault' in answer && [401, 403, 404].includes(answer.fault.status ?? 0);
}

/** A zip file ends with a list of its content: at most 64 KB, after its mark. */
function isCut(workbook: Uint8Array): boolean {
  const bytes = Buffer.from(workbook);
  return (
    bytes.subarray(0, 2).toString() === 'PK' && !bytes.subarray(-66_000).includes('PK\x05\x06')
  );
}
