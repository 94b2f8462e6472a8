import type { NextApiRequest } from 'next';
import { answerPreview } from '@/answers/preview/answerPreview';
import { currentCard } from '@/answers/preview/currentCard';
import { drawPreview } from '@/answers/preview/drawPreview';
import { drawStatus } from '@/answers/preview/drawStatus';
import { previewHash } from '@/data/pages/previewAddress';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { dictionaries } from '@/messages/dictionaries';
import { anApiResponse } from '../../helpers/anApiResponse';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

jest.mock('@/answers/preview/drawPreview');
jest.mock('@/answers/preview/drawStatus');

const SHOP = 'Rupkatha Beauty|Berhampore';
const YEAR = 'public, max-age=31536000, immutable';

async function currentName(page: string): Promise<string> {
  const card = await currentCard(page);
  return `${page}.${card && previewHash(card)}.jpg`;
}

/**
 * Requests a preview by the last part of its address. Returns the response, its body as text, and its max-age in
 * seconds.
 */
async function askPreview(name: string | string[], method = 'GET') {
  const response = anApiResponse();
  const url = `/api/preview/${name}`;
  await answerPreview({ method, url, query: { name } } as unknown as NextApiRequest, response);
  const { statusCode: status, sent } = response;
  const seconds = Number(/max-age=(\d+)/.exec(String(response.getHeader('Cache-Control')))?.[1]);
  return { status, seconds, picture: sent && String(sent), header: response.getHeaders() };
}

/** Every shelf has one product of this price; earlier readings are forgotten. */
function shelfHas(price: number) {
  resetCaches();
  return sourceInUse('demo').mockResolvedValue([rawDocument({ title: 'A', price }, 'a')]);
}

function databaseIsDown() {
  logged('error');
  sourceInUse('demo').mockRejectedValue(new CatalogueReadError('any', 'unreachable'));
}

beforeEach(() => {
  shelfHas(375);
  jest.mocked(drawStatus).mockReset();
  jest
    .mocked(drawPreview)
    .mockClear()
    .mockImplementation(async ({ title, line }) => Buffer.from(`${title}|${line}`));
});

describe('answerPreview', () => {
  it.each(['GET', 'HEAD'])(
    'answers %s of the current hash with a cache lifetime of a year',
    async (method) => {
      const answer = await askPreview(await currentName('lens'), method);
      expect(answer).toMatchObject({ status: 200, picture: 'Lens Aqua|from ₹375' });
      expect(answer.header).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': YEAR });
    },
  );

  it.each(['lens', 'lens.a', 'bn.lens', 'hi.lens.a', '_status.bn.lens.a', '_status.lens'])(
    'leads another hash of %s to the current one, without drawing, and no cache keeps that',
    async (page) => {
      const old = await currentName(page);
      shelfHas(499);
      const current = await currentName(page);
      for (const name of [old, `${page}.now.jpg`]) {
        const { status, header } = await askPreview(name);
        expect(status).toBe(307);
        const location = `/api/preview/${current}`;
        expect(header).toMatchObject({ location, 'cache-control': 'no-store' });
      }
      expect(drawPreview).not.toHaveBeenCalled();
      expect(drawStatus).not.toHaveBeenCalled();
      expect(await askPreview(current)).toMatchObject({ status: 200 });
    },
  );

  it.each<string | string[]>([
    'Fondation.000000000000.jpg',
    'lens.jpg',
    '../lens.000000000000.jpg',
    'bn.0.jpg',
    'en.lens.0.jpg',
    'ta.lens.0.jpg',
    'bn.search.0.jpg',
    '_status.0.jpg',
    'bn._status.lens.0.jpg',
    '_status._status.lens.0.jpg',
    '',
    [['lens.0.jpg', 'Foundation.0.jpg']].flat(),
  ])('answers 404 to %j without reading anything', async (name) => {
    const read = shelfHas(375);
    const { status, seconds, picture } = await askPreview(name);
    expect({ status, picture }).toEqual({ status: 404, picture: undefined });
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(read).not.toHaveBeenCalled();
  });

  it.each(['POST', 'PUT', 'DELETE'])('answers 405 to %s and reads nothing', async (method) => {
    const read = shelfHas(375);
    const { status, header } = await askPreview('lens.000000000000.jpg', method);
    expect({ status, allow: header.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
    expect(read).not.toHaveBeenCalled();
  });

  it('answers with the card of the last reading while the database is down', async () => {
    const name = await currentName('Fixer');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    databaseIsDown();
    const { status, picture } = await askPreview(name);
    expect({ status, picture }).toEqual({ status: 200, picture: 'Fixer|from ₹375' });
  });

  it("shows the shop's card when the shelf was never read and the database is down", async () => {
    resetCaches();
    databaseIsDown();
    const { status, seconds, picture } = await askPreview('Toner.000000000000.jpg');
    expect({ status, picture }).toEqual({ status: 200, picture: SHOP });
    expect(seconds).toBeLessThanOrEqual(3600);
  });

  it('logs a drawing that failed, answers with the last one, and draws again later', async () => {
    await askPreview(await currentName('Wax-stick'));
    shelfHas(499);
    const error = logged('error');
    jest.mocked(drawPreview).mockRejectedValueOnce(new Error('no such\nfont'));
    const name = await currentName('Wax-stick');
    const { status, seconds, picture } = await askPreview(name);
    expect({ status, picture }).toEqual({ status: 200, picture: 'Wax Stick|from ₹375' });
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(error.events()).toMatchObject([
      { event: 'preview not drawn', page: 'Wax-stick', cause: expect.stringContaining('font') },
    ]);
    expect(error.lines().join('')).not.toContain('\n');
    expect(await askPreview(name)).toMatchObject({ picture: 'Wax Stick|from ₹499' });
  });

  it('answers for a product with its name and price', async () => {
    const answer = await askPreview(await currentName('lens.a'));
    expect(answer).toMatchObject({ status: 200, picture: 'A|₹375' });
    expect(answer.header).toMatchObject({ 'cache-control': YEAR });
  });

  it.each([
    ['bn', dictionaries.bn],
    ['hi', dictionaries.hi],
  ] as const)('draws the page in the language of its name: %s', async (code, { messages }) => {
    const { title } = messages.labelsOf('Foundation');
    const shelf = await askPreview(await currentName(`${code}.Foundation`));
    expect(shelf).toMatchObject({ status: 200, picture: expect.stringContaining(`${title}|`) });
    expect(shelf.header).toMatchObject({ 'cache-control': YEAR });
    expect(await askPreview(await currentName(`${code}.lens.a`))).toMatchObject({ status: 200 });
  });

  it.each([
    'lens.b.000000000000.jpg',
    'Fondation.a.000000000000.jpg',
    'lens.a.b.0.jpg',
    'bn.lens.b.0.jpg',
    '_status.lens.b.0.jpg',
    '_status.bn.contact-us.0.jpg',
  ])(
    'answers 404 to %s, which belongs to no product or has nothing to sell, without drawing',
    async (name) => {
      expect(await askPreview(name)).toMatchObject({ status: 404, picture: undefined });
      expect(drawPreview).not.toHaveBeenCalled();
    },
  );
});
