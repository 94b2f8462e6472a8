import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GoogleAuth } from 'google-auth-library';
import { writeXlsx } from 'hucre/xlsx';
import { tokenAccount } from '../../scripts/google/tokenAccount';
import type { Cell } from '../../scripts/sheet/SheetTable';
import { GoogleDrive } from '../../scripts/sync/GoogleDrive';
import { askAgainAtOnce } from './askAgainAtOnce';

type Tabs = Readonly<Record<string, readonly (readonly Cell[])[]>>;

const SHEET = 'the-sheet-of-the-shop-1';

/**
 * A local server that speaks the forms of Google Drive and Sheets that we use, as their documentation has them. There was
 * no account to try the real ones with.
 */
export class GoogleStandIn {
  readonly sheet = SHEET;
  /** What the owner has typed, by tab. */
  tabs: Tabs = {};
  /** Who may read: the account, everybody with the link, or nobody. */
  shared: 'account' | 'link' | 'nobody' = 'account';
  mayWrite = false;
  /** An answer in place of the sheet: its status and text. */
  fault: readonly [status: number, text: string] | undefined;
  /** The photos of the folder, by id. */
  readonly photos = new Map<string, { readonly name: string; readonly bytes: Uint8Array }>();
  /** The bodies of values:batchUpdate. */
  readonly written: { range: string; values: (string | null)[][] }[] = [];
  readonly asked: string[] = [];
  readonly #server: Server = createServer((request, response) => {
    void this.#answer(request, response);
  });

  async start(account: GoogleAuth | undefined = tokenAccount('token')): Promise<GoogleDrive> {
    askAgainAtOnce();
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    const at = `http://127.0.0.1:${port}`;
    return new GoogleDrive(account, { api: at, docs: at, drive: at, sheets: at });
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in');
    this.asked.push(`${request.method} ${pathname}`);
    const isKnown = request.headers.authorization === 'Bearer token' && this.shared === 'account';
    if (pathname === `/drive/v3/files/${SHEET}/export` && isKnown) return this.#workbook(response);
    if (pathname === `/spreadsheets/d/${SHEET}/export`) {
      if (this.shared === 'link') return this.#workbook(response);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Sign in</p>');
    } else if (pathname === '/drive/v3/files' && isKnown) {
      const files = [...this.photos].map(([id, { name }]) => ({ id, name }));
      const from = Number(searchParams.get('pageToken') ?? 0);
      const more = files.length > from + 2 ? { nextPageToken: String(from + 2) } : {};
      sendJson(response, 200, { files: files.slice(from, from + 2), ...more });
    } else if (pathname.startsWith('/drive/v3/files/') && isKnown) {
      this.#photo(response, pathname.split('/').at(-1) ?? '');
    } else if (pathname === '/uc' && this.shared === 'link') {
      this.#photo(response, searchParams.get('id') ?? '');
    } else if (pathname === `/v4/spreadsheets/${SHEET}/values:batchUpdate` && this.mayWrite) {
      this.written.push(...JSON.parse(await text(request)).data);
      sendJson(response, 200, { spreadsheetId: SHEET });
    } else sendJson(response, 404, { error: { code: 404, message: 'File not found: .' } });
  }

  async #workbook(response: ServerResponse): Promise<void> {
    if (this.fault) {
      const [status, body] = this.fault;
      response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
      return;
    }
    const sheets = Object.entries(this.tabs).map(([name, rows]) => ({
      name,
      rows: rows.map((row) => row.map((cell) => (cell === '' ? null : cell))),
    }));
    const bytes = await writeXlsx({ sheets });
    response.writeHead(200, { 'content-type': 'application/vnd.openxmlformats' }).end(bytes);
  }

  #photo(response: ServerResponse, id: string): void {
    const photo = this.photos.get(id);
    if (!photo) sendJson(response, 404, { error: { code: 404, message: 'File not found' } });
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo.bytes);
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
