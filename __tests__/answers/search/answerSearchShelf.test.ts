import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { askSearch } from '../../helpers/askSearch';
import { logged } from '../../helpers/logged';
import { sourceInUse } from '../../helpers/sourceInUse';
import { stockShelves } from '../../helpers/stockShelves';

describe('answerSearchShelf', () => {
  it('gives the full ids and the pictures of one shelf', async () => {
    stockShelves(99);
    const { status, sent } = await askSearch('Primer');
    expect(status).toBe(200);
    expect(sent).toEqual({
      parts: ['01_the_one'],
      ids: ['01-the-one'],
      images: ['/pictures/products/Primer-1.webp'],
    });
  });

  it.each(['primer', 'constructor', '', '__proto__', ['Primer', 'Primer']])(
    'answers 404 to the unknown shelf %j and reads nothing',
    async (slug) => {
      const read = stockShelves(99);
      expect(await askSearch(slug)).toMatchObject({ status: 404, sent: undefined });
      expect(read).not.toHaveBeenCalled();
    },
  );

  it('answers 503, not cacheable, when nothing was ever read', async () => {
    logged('error');
    sourceInUse('demo').mockImplementation(async (collection) => {
      throw new CatalogueReadError(collection, 'unreachable');
    });
    expect(await askSearch('Primer')).toMatchObject({
      status: 503,
      sent: undefined,
      header: { 'cache-control': 'no-store' },
    });
  });

  it.each(['POST', 'PUT', 'DELETE'])('answers 405 to %s', async (method) => {
    const read = stockShelves(99);
    expect(await askSearch('Primer', method)).toMatchObject({ status: 405 });
    expect(read).not.toHaveBeenCalled();
  });
});
