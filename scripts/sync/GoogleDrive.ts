import { askRest } from '../askRest';
import { SheetError } from '../sheet/SheetTable';
import { askBytes, type BytesAnswer } from './askBytes';
import { googleLimits } from './googleLimits';

/** The origins of Google's services; tests pass those of a local server. */
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

/** The new values of a range, row by row; null leaves a cell as it is. */
export interface RangeValues {
  /** Such as 'Hair care'!K1:K40. */
  readonly range: string;
  readonly values: readonly (readonly (string | null)[])[];
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * What a sync needs of Google Drive and Sheets. What the account may not read is asked for once more without it, as
 * anybody with the link would. Sources: developers.google.com/drive/api/reference/rest/v3/files (export, get, list),
 * developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/batchUpdate.
 */
export class GoogleDrive {
  readonly #token: string | undefined;
  readonly #at: GoogleOrigins;

  constructor(token: string | undefined, at = google) {
    this.#token = token;
    this.#at = at;
  }

  /** A spreadsheet as .xlsx. @throws SheetError that says what to do. */
  async sheet(id: string): Promise<Uint8Array> {
    const { sheetBytes } = googleLimits;
    const answer = await this.#either(
      `${this.#at.api}/drive/v3/files/${id}/export?${new URLSearchParams({ mimeType: XLSX })}`,
      `${this.#at.docs}/spreadsheets/d/${id}/export?format=xlsx`,
      sheetBytes,
    ).catch((cause: Error) => {
      throw new SheetError(`Google can't be asked for the sheet: ${cause.message}`, { cause });
    });
    if (isFile(answer)) return answer.bytes;
    if (answer.status === 200 && !answer.bytes)
      throw new SheetError('The sheet is larger than 20 MB.');
    throw new SheetError(whyNoSheet(answer));
  }

  /** A photo, or why there is none. */
  async photo(id: string): Promise<{ readonly bytes: Uint8Array } | { readonly reason: string }> {
    const query = new URLSearchParams({ alt: 'media', supportsAllDrives: 'true' });
    const open = new URLSearchParams({ export: 'download', id });
    const answer = await this.#either(
      `${this.#at.api}/drive/v3/files/${encodeURIComponent(id)}?${query}`,
      `${this.#at.drive}/uc?${open}`,
      googleLimits.photoBytes,
    ).catch((cause: Error) => cause);
    if (answer instanceof Error) return { reason: `can't be fetched now: ${answer.message}` };
    if (isFile(answer)) return { bytes: answer.bytes };
    if (answer.status === 200 && !answer.bytes) return { reason: 'is larger than 60 MB' };
    return { reason: 'is not shared: share it with the account, or with anyone who has the link' };
  }

  /** The files of a folder. @throws SheetError when the account may not read it. */
  async files(folder: string): Promise<DriveFile[]> {
    const found: DriveFile[] = [];
    let pageToken = '';
    do {
      const query = new URLSearchParams({
        q: `'${folder}' in parents and trashed = false`,
        fields: 'nextPageToken,files(id,name)',
        pageSize: '1000',
        supportsAllDrives: 'true',
        includeItemsFromAllDrives: 'true',
        ...(pageToken ? { pageToken } : {}),
      });
      const answer = await this.#call(`${this.#at.api}/drive/v3/files?${query}`);
      const page: { files?: DriveFile[]; nextPageToken?: string } = JSON.parse(answer);
      found.push(...(page.files ?? []));
      pageToken = page.nextPageToken ?? '';
    } while (pageToken);
    return found;
  }

  /** Writes cells. @throws SheetError when the sheet is not shared for writing. */
  async write(sheet: string, data: readonly RangeValues[]): Promise<void> {
    const body = JSON.stringify({ valueInputOption: 'RAW', data });
    const address = `${this.#at.sheets}/v4/spreadsheets/${sheet}/values:batchUpdate`;
    await this.#call(address, { method: 'POST', body });
  }

  async #call(address: string, init: RequestInit = {}): Promise<string> {
    const headers = {
      'content-type': 'application/json',
      ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
    };
    const { status, text } = await askRest(
      address,
      { ...init, headers },
      googleLimits.deadlineMs,
    ).catch((cause: Error) => {
      throw new SheetError(`Google can't be reached: ${cause.message}`, { cause });
    });
    if (status !== 200) throw new SheetError(`Google answered ${status}: ${detailOf(text)}`);
    return text;
  }

  async #either(own: string, open: string, mostBytes: number): Promise<BytesAnswer> {
    const first = this.#token ? await askBytes(own, this.#token, mostBytes) : undefined;
    if (first && ![401, 403, 404].includes(first.status)) return first;
    const second = await askBytes(open, undefined, mostBytes);
    // Google's own words, such as that an API is off, say more than the page for signing in.
    return isFile(second) || (second.status === 200 && !second.bytes) || !first ? second : first;
  }
}

/** Google answers with a page where somebody would have to sign in. */
function isFile(answer: BytesAnswer): answer is BytesAnswer & { readonly bytes: Uint8Array } {
  return answer.status === 200 && answer.bytes !== undefined && !/text\/html/.test(answer.type);
}

function whyNoSheet({ status, bytes, type }: BytesAnswer): string {
  const said = /json/.test(type) ? detailOf(new TextDecoder().decode(bytes)) : '';
  if (/has not been used|is disabled|accessNotConfigured/.test(said))
    return `Google says: ${said} Turn on the Google Drive API for the project, and wait five minutes.`;
  if (status === 429 || status >= 500)
    return `Google answered ${status} for the sheet: it is read again at the next run.`;
  return 'The sheet is not shared: in Google Sheets choose Share, and add the e-mail of the service account (client_email in its key file).';
}

/** Google's own message in an answer, on one line. */
function detailOf(text: string): string {
  const [, message = text] = /"message":\s*"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  return message.replace(/\s+/g, ' ').slice(0, 300);
}
