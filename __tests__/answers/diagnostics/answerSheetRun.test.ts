import { answerSheetRun } from '@/answers/diagnostics/answerSheetRun';
import { shop } from '@/shop/shop';
import { anApiResponse } from '../../helpers/anApiResponse';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const START = Date.UTC(2026, 10, 25, 5);
const run = { added: 0, changed: 3, refused: 0, trouble: '', places: [] };

async function ask(url = '/api/sheet-run', method = 'GET') {
  const response = anApiResponse();
  const json = jest.fn((_body: unknown) => response);
  Object.assign(response, { json });
  await answerSheetRun({ method, url } as Parameters<typeof answerSheetRun>[0], response);
  const [[body] = []] = json.mock.calls;
  return { status: response.statusCode, headers: response.getHeaders(), body };
}

beforeEach(() => {
  resetCaches();
  logged('info');
  jest.useFakeTimers({ now: START });
  jest.replaceProperty(shop, 'showsDemoCatalogue', false);
  process.env.CATALOGUE_SHEET = 'https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVw';
  sourceInUse('demo').mockImplementation(async () => [
    rawDocument({ ...run, at: new Date().toISOString() }, 'last'),
  ]);
});
afterEach(() => {
  jest.useRealTimers();
  delete process.env.CATALOGUE_SHEET;
});

describe('answerSheetRun', () => {
  it('tells of the last run, of a newer one after a minute at most, and lets the CDN keep half of that', async () => {
    const first = await ask();
    expect(first).toMatchObject({ status: 200, body: { ...run, at: START } });
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
    for (const [seconds, at] of [
      [59, START],
      [61, START + 61_000],
    ] as const) {
      jest.setSystemTime(START + seconds * 1000);
      expect((await ask()).body).toMatchObject({ at });
    }
  });

  it('answers null, without reading, for a shop that has no sheet', async () => {
    const read = sourceInUse('demo');
    process.env.CATALOGUE_SHEET = ' ';
    expect((await ask()).body).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });

  it('has one address, and none where there is no report', async () => {
    expect((await ask('/api/sheet-run?x=1')).headers.location).toBe('/api/sheet-run');
    expect((await ask('/api/sheet-run', 'POST')).status).toBe(405);
    Object.assign(shop, { noOwnerReport: true });
    expect((await ask()).status).toBe(404);
    Reflect.deleteProperty(shop, 'noOwnerReport');
  });
});
