import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deskMessages } from '@/messages/deskMessages';
import { tokenAccount } from '../../scripts/database/tokenAccount';
import { transport } from '../../scripts/database/transport';
import { GoogleDrive } from '../../scripts/desk/GoogleDrive';
import { GoogleSheet } from '../../scripts/desk/GoogleSheet';

/** A file of Drive, and what is in it. */
interface StandInFile {
  readonly name: string;
  readonly md5Checksum?: string;
  readonly shortcutDetails?: { readonly targetId: string };
  readonly bytes?: Uint8Array;
}

/**
 * A local server that speaks the forms of Google Drive and Sheets that we use, as their documentation has them: there was no
 * account to try the real ones with.
 */
export class GoogleStandIn {
  /** Tabs as they are shown. */
  readonly tables = new Map<string, string[][]>();
  readonly files = new Map<string, StandInFile>();
  readonly hidden = new Set<string>();
  /** Answers instead: by the beginning of the method and path. */
  readonly faults = new Map<string, readonly [status: number, body: object]>();
  readonly asked: string[] = [];
  readonly #server: Server = createServer((request, response) => {
    void this.#answer(request, response);
  });

  async start() {
    // Google's libraries ask again as often as ever, but without the seconds between.
    transport.retryConfig = { ...transport.retryConfig, maxRetryDelay: 1 };
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    const at = `http://127.0.0.1:${port}`;
    const account = tokenAccount('token');
    return {
      sheet: new GoogleSheet(account, 'the-sheet', deskMessages.en, at),
      /** Of one run. */
      drive: () => new GoogleDrive(account, 'the-folder', deskMessages.en, at),
    };
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in');
    const what = `${request.method} ${pathname}`;
    this.asked.push(what);
    const body = await text(request);
    const fault = [...this.faults].find(([path]) => what.startsWith(path))?.[1];
    if (fault) send(response, fault[0], { error: fault[1] });
    else if (pathname === '/v4/spreadsheets/the-sheet')
      send(response, 200, {
        sheets: [...this.tables.keys()].map((title) => ({
          properties: { title, ...(this.hidden.has(title) ? { hidden: true } : {}) },
        })),
      });
    else if (pathname.endsWith('/values:batchGet')) this.#values(searchParams, response);
    else if (pathname.endsWith('/values:batchUpdate')) this.#write(body, response);
    else this.#drive(pathname, searchParams, response);
  }

  #values(asked: URLSearchParams, response: ServerResponse): void {
    const names = asked.getAll('ranges').map((range) => range.replace(/^'|'$/g, ''));
    const isShown = asked.get('valueRenderOption') === 'FORMATTED_VALUE';
    send(response, isShown ? 200 : 400, {
      valueRanges: names.map((name) => ({ values: this.tables.get(name) })),
    });
  }

  #write(body: string, response: ServerResponse): void {
    const data: { range: string; values: string[][] }[] = JSON.parse(body).data;
    for (const { range, values } of data) {
      const [, name = '', letters = '', row = ''] = /^'(.*)'!([A-Z]+)(\d+)$/.exec(range) ?? [];
      const column = [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
      const table = this.tables.get(name) ?? [];
      while (table.length < Number(row)) table.push([]);
      const line = table[Number(row) - 1] ?? [];
      while (line.length <= column) line.push('');
      line[column] = values[0]?.[0] ?? '';
    }
    send(response, 200, {});
  }

  #drive(pathname: string, asked: URLSearchParams, response: ServerResponse): void {
    const about = ([id, { bytes, ...rest }]: [string, StandInFile]) => ({ id, ...rest });
    const from = Number(asked.get('pageToken') ?? 0);
    const files = [...this.files].map(about);
    const more = files.length > from + 2 ? { nextPageToken: String(from + 2) } : {};
    const id = pathname.split('/').at(-1) ?? '';
    const file = this.files.get(id);
    if (pathname === '/drive/v3/files')
      send(response, 200, { files: files.slice(from, from + 2), ...more });
    else if (!file) send(response, 404, { error: { code: 404, message: 'File not found' } });
    else if (asked.get('alt') === 'media') response.writeHead(200).end(file.bytes);
    else send(response, 200, about([id, file]));
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
