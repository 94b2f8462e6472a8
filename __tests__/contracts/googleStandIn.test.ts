import { googleServer } from '../helpers/google/googleServer';

const SHEET = '/sheets.googleapis.com/v4/spreadsheets/the-sheet-of-a-test-shop';
const FILES = '/www.googleapis.com/drive/v3/files';
const UPLOAD = '/storage.googleapis.com/upload/storage/v1/b/test-shop.firebasestorage.app/o';
const inParents = encodeURIComponent("'the-folder' in parents and trashed = false");

let google: Awaited<ReturnType<typeof googleServer>>;

beforeAll(async () => {
  google = await googleServer();
  google.sheet.tables.set('Makeup', [
    ['Title', 'Price', ''],
    ['', '12', ''],
    ['', ''],
  ]);
  google.sheet.tables.set('Hair', [['Title']]);
  google.sheet.tables.set('Empty', [['']]);
  google.drive.files.set('one', { name: 'rose.jpg', md5Checksum: 'sum' });
});
afterAll(() => google.close());

async function ask(path: string, init: RequestInit = {}) {
  const headers = { authorization: 'Bearer token', ...init.headers };
  const response = await fetch(`${google.address}${path}`, { ...init, headers });
  return { status: response.status, answer: await response.json() };
}

const write = (range: string, more: object = {}) => ({
  method: 'POST',
  body: JSON.stringify({ valueInputOption: 'RAW', data: [{ range, values: [['x']], ...more }] }),
});

describe('The imitation of Google', () => {
  it.each<[what: string, path: string, init: RequestInit, status: number, says: string]>([
    [
      'ranges joined into one parameter',
      `${SHEET}?ranges='Makeup','Hair'`,
      {},
      400,
      "Unable to parse range: 'Makeup','Hair'",
    ],
    ['a tab that is not there', `${SHEET}?ranges=Nails`, {}, 400, 'Unable to parse'],
    ['no cell', `${SHEET}?ranges=Hair!-1`, {}, 400, 'Unable to parse range'],
    ['an unknown method', `${SHEET}/values:batchRead`, {}, 404, 'was not found'],
    [
      'an unknown path',
      '/sheets.googleapis.com/v5/spreadsheets/the-sheet-of-a-test-shop',
      {},
      404,
      'not found',
    ],
    ['another verb', SHEET, { method: 'PUT' }, 404, 'was not found'],
    ['another sheet', '/sheets.googleapis.com/v4/spreadsheets/mine', {}, 404, 'Requested entity'],
    ['an unknown parameter', `${SHEET}?range=Hair`, {}, 400, 'Unknown name "range"'],
    ['a word for a number', `${FILES}?q=${inParents}&pageSize=all`, {}, 400, "at 'pageSize'"],
    ['one parameter twice', `${FILES}?q=${inParents}&q=${inParents}`, {}, 400, 'not repeating'],
    ['an unknown field', `${SHEET}?fields=sheets.title`, {}, 400, 'Invalid field selection title'],
    ['half a mask', `${SHEET}?fields=sheets(properties`, {}, 400, 'Invalid field selection'],
    ['no yes or no', `${SHEET}?includeGridData=all`, {}, 400, "at 'includeGridData'"],
    ['a query of Drive', `${FILES}?q=the-folder`, {}, 400, 'Invalid Value'],
    [
      'a folder that is not shared',
      `${FILES}?q=${inParents.replace('the-', 'a-')}`,
      {},
      404,
      'File not',
    ],
    [
      'a form that no file has',
      `${FILES}/the-sheet-of-a-test-shop/export?mimeType=a/b`,
      {},
      400,
      'conversion',
    ],
    [
      'no account',
      SHEET,
      { headers: { authorization: '' } },
      401,
      'missing required authentication',
    ],
    ['no JSON', `${SHEET}/values:batchUpdate`, { method: 'POST', body: '{' }, 400, 'Invalid JSON'],
    [
      'a cell outside',
      `${SHEET}/values:batchUpdate`,
      write('Hair!AA1'),
      400,
      'exceeds grid limits',
    ],
    [
      'a row outside',
      `${SHEET}/values:batchUpdate`,
      write('Hair!A1001'),
      400,
      'exceeds grid limits',
    ],
    [
      'an unknown name in a body',
      `${SHEET}/values:batchUpdate`,
      write('Hair!A1', { text: 'x' }),
      400,
      'Unknown name "text" at \'data[0]\'',
    ],
    [
      'an upload that is not whole',
      `${UPLOAD}?uploadType=multipart`,
      {
        method: 'POST',
        headers: { 'content-type': 'multipart/related; boundary=b' },
        body: '--b\r\ncontent-type: application/json\r\n\r\n{"name":"a"}\r\n--b--',
      },
      400,
      'Malformed multipart body',
    ],
  ])('refuses %s', async (_what, path, init, status, says) => {
    const { status: got, answer } = await ask(path, init);
    expect([got, answer.error.code, answer.error.message]).toEqual([
      status,
      status,
      expect.stringContaining(says),
    ]);
  });

  it('leaves out empty rows at the end, other tabs, and what is not asked for', async () => {
    const cells = 'fields=sheets.data.rowData.values.formattedValue';
    const { answer } = await ask(`${SHEET}?ranges=Makeup&ranges='Empty'&${cells}`);
    const price = { formattedValue: 'Price' };
    expect(answer.sheets).toEqual([
      {
        data: [
          {
            rowData: [
              { values: [{ formattedValue: 'Title' }, price, {}] },
              { values: [{}, { formattedValue: '12' }, {}] },
            ],
          },
        ],
      },
      { data: [{}] },
    ]);
    const plain = await ask(SHEET);
    expect(plain.answer.sheets[0]).not.toHaveProperty('data');
    const files = await ask(`${FILES}?q=${inParents}&fields=files(id)`);
    expect(files.answer).toEqual({ files: [{ id: 'one' }] });
  });
});
