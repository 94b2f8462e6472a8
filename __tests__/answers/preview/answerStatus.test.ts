import type { NextApiRequest } from 'next';
import { answerPreview } from '@/answers/preview/answerPreview';
import { currentCard } from '@/answers/preview/currentCard';
import { drawPreview } from '@/answers/preview/drawPreview';
import { drawStatus } from '@/answers/preview/drawStatus';
import { previewHash } from '@/data/pages/previewAddress';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { anApiResponse } from '../../helpers/anApiResponse';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

jest.mock('@/answers/preview/drawPreview');
jest.mock('@/answers/preview/drawStatus');

const NOON_IN_INDIA = Date.UTC(2026, 9, 20, 6, 30);
const YEAR = 'public, max-age=31536000, immutable';

async function currentName(page: string): Promise<string> {
  const card = await currentCard(page);
  return `${page}.${card && previewHash(card)}.jpg`;
}

async function askPreview(name: string) {
  const response = anApiResponse();
  const asked = { method: 'GET', url: `/api/preview/${name}`, query: { name } };
  await answerPreview(asked as unknown as NextApiRequest, response);
  const { statusCode: status, sent } = response;
  return { status, picture: sent && String(sent), header: response.getHeaders() };
}

/** Every shelf has one product, for ₹275; earlier readings are forgotten. */
function shelfHas(more: object = {}) {
  resetCaches();
  sourceInUse('demo').mockResolvedValue([rawDocument({ title: 'A', price: 275, ...more }, 'a')]);
}

describe('answerPreview of a picture to post', () => {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(NOON_IN_INDIA);
    shelfHas();
    jest
      .mocked(drawStatus)
      .mockImplementation(async ({ day, goods: [good] }) => Buffer.from(`${day}: ${good?.line}`));
  });

  it.each(['_status.lens.a', '_status.bn.lens', '_status.hi.offers'])(
    'answers with the picture to post of %s, beside the preview, for a year',
    async (page) => {
      const answer = await askPreview(await currentName(page));
      expect(answer).toMatchObject({ status: 200, picture: expect.stringMatching(/2026.*: ₹275/) });
      expect(answer.header).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': YEAR });
      expect(drawPreview).not.toHaveBeenCalled();
    },
  );

  it('shows the day of the last reading while the database is down', async () => {
    const name = await currentName('_status.Fixer');
    jest.spyOn(Date, 'now').mockReturnValue(NOON_IN_INDIA + 48 * 3_600_000);
    logged('error');
    sourceInUse('demo').mockRejectedValue(new CatalogueReadError('any', 'unreachable'));
    expect(await askPreview(name)).toMatchObject({ picture: 'Prices of 20 October 2026: ₹275' });
  });

  it.each([
    ['is sold out', { soldOut: 'yes' }],
    ['has no price', { price: undefined }],
    ['is hidden', { hidden: 'yes' }],
  ])(
    'has no picture to post of a product that %s, not even at the old address',
    async (_what, now) => {
      logged('warn');
      logged('info');
      const pages = ['_status.lens.a', '_status.lens', '_status.offers'];
      const names = await Promise.all(pages.map(currentName));
      for (const name of names) expect(await askPreview(name)).toMatchObject({ status: 200 });
      shelfHas(now);
      for (const name of names)
        expect(await askPreview(name)).toMatchObject({ status: 404, picture: undefined });
    },
  );
});
