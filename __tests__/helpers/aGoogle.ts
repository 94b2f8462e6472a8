import { deskMessages } from '@/messages/deskMessages';
import { tokenAccount } from '../../scripts/database/tokenAccount';
import { transport } from '../../scripts/database/transport';
import { GoogleDrive } from '../../scripts/desk/GoogleDrive';
import { GoogleSheet } from '../../scripts/desk/GoogleSheet';
import { syncSheet } from '../../scripts/desk/syncSheet';
import { aDesk, headings, setCell } from './aDesk';

/** A file of Drive, and what is in it. */
interface StandInFile {
  readonly name: string;
  readonly md5Checksum?: string;
  readonly shortcutDetails?: { readonly targetId: string };
  readonly bytes?: Buffer<ArrayBuffer>;
}

/**
 * A shop whose sheet and photos are at Google: `fetch` speaks the forms of Google Drive and Sheets that we use, as their
 * documentation has them. There was no account to try the real ones with.
 */
export function aGoogle() {
  /** Tabs as they are shown. */
  const tables = new Map<string, string[][]>();
  const hidden = new Set<string>();
  const files = new Map<string, StandInFile>();
  /** Errors that are answered instead, by how the method and path begin. */
  const faults = new Map<string, readonly [status: number, error: object]>();

  function writeCell(range: string, text = ''): void {
    const [, name = '', letters = '', row = ''] = /^'(.*)'!([A-Z]+)(\d+)$/.exec(range) ?? [];
    const column = [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
    setCell(tables.get(name) ?? [], Number(row) - 1, column, text);
  }

  function drive(pathname: string, asked: URLSearchParams): Response {
    const about = ([id, { bytes, ...rest }]: [string, StandInFile]) => ({ id, ...rest });
    const from = Number(asked.get('pageToken') ?? 0);
    const more = files.size > from + 2 ? { nextPageToken: String(from + 2) } : {};
    const id = pathname.split('/').at(-1) ?? '';
    const file = files.get(id);
    if (pathname === '/drive/v3/files')
      return Response.json({ files: [...files].map(about).slice(from, from + 2), ...more });
    if (!file)
      return Response.json({ error: { code: 404, message: 'Not found' } }, { status: 404 });
    if (asked.get('alt') === 'media') return new Response(file.bytes ?? null);
    return Response.json(about([id, file]));
  }

  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const what = `${request.method} ${pathname}`;
    const [status, error] = [...faults].find(([path]) => what.startsWith(path))?.[1] ?? [];
    if (status) return Response.json({ error }, { status });
    if (pathname === '/v4/spreadsheets/the-sheet') {
      const properties = [...tables.keys()].map((title) => ({ title, hidden: hidden.has(title) }));
      return Response.json({ sheets: properties.map((one) => ({ properties: one })) });
    }
    if (pathname.endsWith('/values:batchGet')) {
      const names = searchParams.getAll('ranges').map((range) => range.replace(/^'|'$/g, ''));
      const isShown = searchParams.get('valueRenderOption') === 'FORMATTED_VALUE';
      const valueRanges = names.map((name) => ({ values: isShown ? tables.get(name) : [] }));
      return Response.json({ valueRanges });
    }
    if (!pathname.endsWith('/values:batchUpdate')) return drive(pathname, searchParams);
    for (const { range, values } of (await request.json()).data) writeCell(range, values[0][0]);
    return Response.json({});
  });

  // Google's libraries ask again as often as ever, but without the seconds between.
  transport.retryConfig = { ...transport.retryConfig, maxRetryDelay: 1 };
  const account = tokenAccount('token');
  const sheet = new GoogleSheet(account, 'the-sheet', deskMessages.en);
  const desk = aDesk();
  const { database, bucket } = desk;
  return {
    ...{ tables, hidden, files, faults, sheet, desk },
    /** The requests so far. */
    asked: () => fetch.mock.calls.map(([input]) => String(input)),
    type: (...rows: string[][]) => tables.set('Makeup', [[...headings], ...rows]),
    async sync() {
      const said: string[] = [];
      const folder = new GoogleDrive(account, 'the-folder', deskMessages.en);
      const places = { database, bucket, sheet, folder };
      const isTaken = await syncSheet(places, { yes: false, say: (line) => said.push(line) });
      return { said, isTaken, goods: await desk.shelf() };
    },
    /** The Result of the first row of goods. */
    result: () => tables.get('Makeup')?.[1]?.at(-1),
  };
}
