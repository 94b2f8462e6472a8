import { checkCatalogue } from '@/answers/diagnostics/checkCatalogue';
import { homeFactsProps } from '@/data/band/homeFactsProps';
import { shop } from '@/shop/shop';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const demo = { bandInDatabase: shop.bandInDatabase, showsDemoCatalogue: shop.showsDemoCatalogue };

beforeEach(() => {
  resetCaches();
  Object.assign(shop, { bandInDatabase: true, showsDemoCatalogue: false });
});
afterEach(() => Object.assign(shop, demo));

describe('homeFactsProps', () => {
  const typed = {
    band: 'Pujo',
    band_bn: 'পুজো',
    bandLine: 'New',
    bandShelves: 'hair flower, Primer; MAKEUP nothing',
  };

  it.each([
    ['en', { heading: 'Pujo', line: 'New' }],
    ['bn', { heading: 'পুজো', line: 'New' }],
    ['hi', { heading: 'Pujo', line: 'New' }],
  ] as const)('have the band of the database in the language %s', async (code, words) => {
    sourceInUse('demo').mockResolvedValue([rawDocument(typed)]);
    const { band } = await homeFactsProps(code);
    expect(band).toEqual({ ...words, shelves: ['Hair-flower', 'Primer'] });
  });

  it.each([
    {},
    { band: 'Pujo' },
    { bandShelves: 'Primer' },
    { band: 'Pujo', bandShelves: 'no' },
    'band',
  ])('have none for the document %j', async (fields) => {
    sourceInUse('demo').mockResolvedValue([rawDocument(fields)]);
    expect(await homeFactsProps('en')).not.toHaveProperty('band');
  });

  it('read no database while the setting does not say that it is there', async () => {
    Object.assign(shop, { bandInDatabase: undefined });
    const read = sourceInUse('demo');
    expect(await homeFactsProps('en')).not.toHaveProperty('band');
    expect(read).not.toHaveBeenCalled();
  });
});

describe('checkCatalogue', () => {
  const nine =
    'Primer, Blush, Fixer, Compact, Toner, Blender, Foundation, Highlighter, Hair-flower';

  it.each<[fields: Record<string, unknown>, found: object[]]>([
    [{ band: 'Pujo', bandLine: 'New', bandShelves: 'Primer, Hair Flower' }, []],
    [{}, []],
    [{ band: 'Pujo' }, [{ code: 'missing', field: 'bandShelves', effect: 'No band.' }]],
    [
      { band: 'Pujo', bandShelves: nine },
      [{ code: 'unreadable', field: 'bandShelves', fix: expect.stringContaining('eight') }],
    ],
    [{ band: 'Pujo', bandShelves: 'Laddu' }, [{ code: 'unreadable', severity: 'error' }]],
    [{ band: 'x'.repeat(61), bandShelves: 'Primer' }, [{ code: 'shortened', field: 'band' }]],
  ])('reports for the band %j', (fields, found) => {
    const all = checkCatalogue(new Map([['FESTIVAL-BAND', { band: fields }]]));
    expect(all).toMatchObject(found);
    expect(all).toHaveLength(found.length);
  });

  it('misses no document, and reports every one except the first', () => {
    const codes = (documents: Record<string, object>) =>
      checkCatalogue(new Map([['FESTIVAL-BAND', documents]])).map(({ code, id }) => [code, id]);
    expect(codes({})).toEqual([]);
    expect(codes({ b: {}, a: {} })).toEqual([['notRead', 'b']]);
  });
});
