import { registryVariables } from '@/data/registry/registryVariables';
import type { ShelfRow } from '@/data/registry/rowFields';
import { shelfVariables } from '@/data/registry/shelfVariables';
import { SettingsError } from '@/shop/SettingsError';
import { rawDocument } from '../../helpers/rawDocument';

const group = rawDocument({ kind: 'group', slug: 'sweets', title: 'Sweets' }, 'group');
const shelf = rawDocument(
  { slug: 'Sandesh', collection: 'SANDESH', group: 'sweets', title: 'Sandesh' },
  'sandesh',
);
const lost = rawDocument(
  { slug: 'Rasgulla', collection: 'RASGULLA', group: 'sweats', title: 'Rasgulla' },
  'rasgulla',
);
const unnamed = rawDocument({ slug: 'Laddu', collection: 'LADDU', group: 'sweets' }, 'laddu');

/** The problems for which these rows stop a build. */
function problemsOf(...rows: Parameters<typeof shelfVariables>): readonly string[] {
  try {
    shelfVariables(...rows);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('shelfVariables', () => {
  it('stops for wrong rows of a file, and names each with its id and what to do', () => {
    const documents = [group, shelf, lost, unnamed];
    expect(problemsOf({ documents, fromDatabase: false })).toEqual([
      'SHELVES, rasgulla: There is no group "sweats". Take one of these: sweets. Or add a row with kind group.',
      'SHELVES, laddu: The row has no title. Fill in title.',
    ]);
  });

  it('leaves the same rows of the database out, because a mistyped one must not stop the shop', () => {
    const variables = shelfVariables({
      documents: [group, shelf, lost, unnamed],
      fromDatabase: true,
    });
    const good = shelfVariables({ documents: [group, shelf], fromDatabase: true });
    expect(variables).toEqual(good);
    expect(variables.SHELVES).toContain('Sandesh');
  });

  it('does not stop for what is no error: a shelf without a name in a language', () => {
    expect(problemsOf({ documents: [group, shelf], fromDatabase: false })).toEqual([]);
  });

  it.each([true, false])('stops without any shelf, typed in the database: %s', (fromDatabase) => {
    expect(problemsOf({ documents: [group], fromDatabase })).toEqual([
      expect.stringContaining('SHELVES: the shop has no shelf'),
    ]);
  });
});

const rows: readonly ShelfRow[] = [
  { kind: 'group', slug: 'sweets', title: 'Sweets', menu: 'SWEETS' },
  { kind: 'group', slug: 'makers', title: 'Makers', brands: true },
  {
    kind: 'shelf',
    slug: 'Sandesh',
    collection: 'SANDESH',
    group: 'sweets',
    title: 'Sandesh',
    card: 'Fresh sandesh',
    sentence: 'Made each morning.',
    names: 'sondesh',
    mark: 'M0 0h48',
    title_bn: 'সন্দেশ',
    sentence_hi: 'ताज़ा',
  },
  {
    kind: 'unlisted',
    slug: '',
    group: 'sweets',
    title: 'Mishti doi',
    names: 'doi',
    title_bn: 'মিষ্টি দই',
  },
];

const variables = registryVariables(rows);
const parsed = (name: string): unknown => JSON.parse(variables[name] ?? 'null');

describe('registryVariables', () => {
  it('has what is the same in every language in one, without names, and no group without goods', () => {
    const sandesh = { group: 'sweets', slug: 'Sandesh', collection: 'SANDESH' };
    expect(parsed('SHELVES')).toEqual({ groups: [{ slug: 'sweets' }], categories: [sandesh] });
    const nahoum = { group: 'makers', slug: 'Nahoum', collection: 'NAHOUM' };
    const more = registryVariables([...rows, { kind: 'shelf', title: 'Nahoum', ...nahoum }]);
    expect(JSON.parse(more.SHELVES ?? '')).toEqual({
      groups: [{ slug: 'sweets' }, { slug: 'makers', isBrands: true }],
      categories: [sandesh, nahoum],
    });
  });

  it('has the names of each language apart, and the English ones where a title is missing', () => {
    expect(parsed('SHELF_TEXTS_EN')).toEqual({
      shelves: { Sandesh: { title: 'Sandesh', card: 'Fresh sandesh' } },
      groups: { sweets: { title: 'Sweets', menu: 'SWEETS' }, makers: { title: 'Makers' } },
    });
    expect(parsed('SHELF_TEXTS_BN')).toMatchObject({ shelves: { Sandesh: { title: 'সন্দেশ' } } });
    expect(parsed('SHELF_TEXTS_HI')).toEqual({
      shelves: { Sandesh: { title: 'Sandesh', card: 'Fresh sandesh', lang: 'en' } },
      groups: {
        sweets: { title: 'Sweets', menu: 'SWEETS', lang: 'en' },
        makers: { title: 'Makers', lang: 'en' },
      },
    });
    expect(variables.SHELF_TEXTS_EN).not.toContain('সন্দেশ');
  });

  it("keeps a shelf's other names apart from those of goods that are called like its slug", () => {
    const sandesh: ShelfRow = { kind: 'unlisted', slug: '', title: 'Sandesh', names: 'other' };
    expect(registryVariables([...rows, sandesh]).SHELF_NAMES).toBe(variables.SHELF_NAMES);
  });

  it('has sentences, other names, marks and goods without a page in variables of their own', () => {
    expect(parsed('SHELF_SENTENCES_EN')).toEqual({ Sandesh: 'Made each morning.' });
    expect(parsed('SHELF_NAMES')).toEqual({
      Sandesh: { names: ['sondesh'] },
      'Mishti doi': { names: ['doi'] },
    });
    expect(parsed('SHELF_MARKS')).toEqual({ Sandesh: 'M0 0h48' });
    expect(parsed('SHELF_UNLISTED_BN')).toEqual([
      { group: 'sweets', title: 'মিষ্টি দই', key: 'Mishti doi' },
    ]);
  });
});
