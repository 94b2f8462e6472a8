import { readRows } from '@/data/registry/readRows';
import { registryVariables } from '@/data/registry/registryVariables';
import { chosenShelves, newDocuments } from '../../../scripts/push/chosenShelves';
import { readCatalogueFiles } from '../../../scripts/push/readCatalogueFiles';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';

const demo = readCatalogueFiles('demo');

const rowsOf = (typed: string) => chosenShelves(demo, typed).get('SHELVES') ?? {};

describe('chosenShelves', () => {
  it.each([
    ['Foundation', ['group-makeup', 'Foundation']],
    ['hair flower; Moisturizer', ['group-makeup', 'group-hair', 'Moistraizer', 'Hair-flower']],
    [' Foundation, foundation ,', ['group-makeup', 'Foundation']],
    ['huda-brand', ['group-brands', 'huda-brand']],
  ])('of "%s" has these shelves and their groups alone', (typed, ids) => {
    expect(Object.keys(rowsOf(typed))).toEqual(ids);
  });

  it('has all shelves of a group, and no goods of another shop', () => {
    const files = chosenShelves(demo, 'Brands');
    expect([...files.keys()]).toEqual(['SHELVES']);
    expect(Object.values(rowsOf('Brands'))).toHaveLength(5);
  });

  it.each([
    ['Lipstik, Primer, Soap', 'There is no shelf "Lipstik", "Soap". Groups: Makeup, Hair, Brands.'],
    [' , ', '--shelves names none. Groups: Makeup'],
  ])('of "%s" says what there is', (typed, said) => {
    expect(() => rowsOf(typed)).toThrow(said);
    expect(() => rowsOf(typed)).toThrow('Shelves: Foundation, Eyeshadow');
  });

  it('make a site without the band, the brands and the words of the demo’s shop', () => {
    const documents = Object.entries(rowsOf('Primer, Moose')).map(([id, fields]) => ({
      id,
      fields,
    }));
    const { rows, words, diagnostics } = readRows(documents);
    expect(diagnostics).toEqual([]);
    const made = registryVariables(rows, words);
    expect(JSON.parse(made.SHELVES ?? '').groups).toEqual([{ slug: 'makeup' }, { slug: 'hair' }]);
    expect(made).toMatchObject({
      SHELF_BAND: '[]',
      SHELF_BAND_EN: '',
      SHELF_GOODS_EN: 'Makeup and Hair',
    });
  });
});

describe('newDocuments', () => {
  it('leaves a row as the owner made it', async () => {
    const own = { 'group-makeup': { kind: 'group', slug: 'makeup', title: 'For your face' } };
    const added = await newDocuments(
      chosenShelves(demo, 'Primer'),
      new MemoryDatabase(new Map([['SHELVES', own]])),
    );
    expect(Object.keys(added.get('SHELVES') ?? {})).toEqual(['Primer']);
  });
});
