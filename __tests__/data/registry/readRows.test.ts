import type { Diagnostic } from '@/catalogue/Diagnostic';
import { readRows } from '@/data/registry/readRows';

const names = { title_bn: 'মিষ্টি', title_hi: 'मिठाई' };
const group = { kind: 'group', slug: 'sweets', title: 'Sweets', ...names };
const shelf = {
  slug: 'Sandesh',
  collection: 'SANDESH',
  group: 'sweets',
  title: 'Sandesh',
  title_bn: 'সন্দেশ',
  title_hi: 'संदेश',
  img: '/pictures/sandesh.webp',
};

/** The rows made of these documents, by their ids. */
function read(documents: Readonly<Record<string, unknown>>) {
  return readRows(Object.entries(documents).map(([id, fields]) => ({ id, fields })));
}

/** What is read of a group, and of a shelf in it that differs from a good one in these fields. */
function readWith(fields: object) {
  const { rows, diagnostics } = read({ group, changed: { ...shelf, ...fields } });
  return { slugs: rows.map(({ slug }) => slug), diagnostics };
}

describe('readRows', () => {
  it('reads groups, shelves and goods without a page', () => {
    const { rows, diagnostics } = read({
      group,
      shelf: {
        ...shelf,
        sentence: 'Made each morning.',
        spellings: 'sondesh, shondesh',
        menuPlace: '2',
        homePlace: 1,
      },
      mishti: {
        group: 'sweets',
        title: 'Mishti doi',
        title_bn: 'মিষ্টি দই',
        title_hi: 'मीठी दही',
        names: 'doi; yoghurt',
      },
    });
    expect(diagnostics).toEqual([]);
    expect(rows).toEqual([
      {
        kind: 'group',
        slug: 'sweets',
        title: 'Sweets',
        title_bn: 'মিষ্টি',
        title_hi: 'मिठाई',
      },
      {
        kind: 'shelf',
        slug: 'Sandesh',
        collection: 'SANDESH',
        group: 'sweets',
        title: 'Sandesh',
        title_bn: 'সন্দেশ',
        title_hi: 'संदेश',
        sentence: 'Made each morning.',
        spellings: 'sondesh, shondesh',
        menuPlace: 2,
        homePlace: 1,
        img: '/pictures/sandesh.webp',
      },
      {
        kind: 'unlisted',
        slug: '',
        group: 'sweets',
        title: 'Mishti doi',
        title_bn: 'মিষ্টি দই',
        title_hi: 'मीठी दही',
        names: 'doi; yoghurt',
      },
    ]);
  });

  it('puts rows in their order, those without a number last, and leaves out hidden ones', () => {
    const { rows } = read({
      a: { ...shelf, slug: 'a', collection: 'A' },
      b: { ...shelf, slug: 'b', collection: 'B', order: 2 },
      c: { ...shelf, slug: 'c', collection: 'C', order: '1' },
      d: { ...shelf, slug: 'd', collection: 'D', hidden: 'yes' },
      group: { ...group, order: 0 },
    });
    expect(rows.map(({ slug }) => slug)).toEqual(['sweets', 'c', 'b', 'a']);
  });

  it.each<[fields: object, diagnostic: Diagnostic]>([
    [{ title: ' ' }, { code: 'rowLacks', field: 'title' }],
    [{ slug: undefined }, { code: 'rowLacks', field: 'slug' }],
    [{ slug: 'hot & sour' }, { code: 'slugUnusable', field: 'slug', found: 'hot & sour' }],
    [{ slug: '-a' }, { code: 'slugUnusable', field: 'slug', found: '-a' }],
    [{ slug: 'Search' }, { code: 'slugReserved', field: 'slug', found: 'Search' }],
    [{ slug: 'BN' }, { code: 'slugReserved', field: 'slug', found: 'BN' }],
    [{ slug: 'visit-shop' }, { code: 'slugReserved', field: 'slug', found: 'visit-shop' }],
    [{ collection: undefined }, { code: 'rowLacks', field: 'collection' }],
    [{ collection: 'A/B' }, { code: 'collectionUnusable', field: 'collection', found: 'A/B' }],
    [
      { collection: 'SLIDER-HOME' },
      { code: 'collectionUnusable', field: 'collection', found: 'SLIDER-HOME' },
    ],
    [
      { group: 'sweats' },
      { code: 'groupUnknown', field: 'group', found: 'sweats', meant: 'sweets' },
    ],
    [{ group: undefined }, { code: 'rowLacks', field: 'group' }],
  ])('leaves out a shelf with %j, and says why', (fields, diagnostic) => {
    expect(readWith(fields)).toEqual({
      slugs: ['sweets'],
      diagnostics: [{ ...diagnostic, ids: ['changed'] }],
    });
  });

  it.each<[fields: object, diagnostic: Diagnostic]>([
    [{ mark: '<path/>' }, { code: 'markUnreadable', field: 'mark', found: '<path/>' }],
    [{ title_bn: '' }, { code: 'rowUntranslated', field: 'title_bn', found: 'Sandesh' }],
    [{ img: undefined }, { code: 'rowWithoutPicture', field: 'img', found: 'Sandesh' }],
    [{ img: 'gs://b/a.webp' }, { code: 'notOnTheWeb', field: 'img' }],
    [
      { img: undefined, imgg: '/a.webp' },
      { code: 'misspelt', field: 'imgg', meant: 'img' },
    ],
    [{ colour: 'red' }, { code: 'unknownField', field: 'colour' }],
  ])('shows a shelf with %j, and names what is missing or no use', (fields, diagnostic) => {
    expect(readWith(fields)).toEqual({
      slugs: ['sweets', 'Sandesh'],
      diagnostics: [expect.objectContaining({ ...diagnostic, ids: ['changed'] })],
    });
  });

  it.each<[what: string, other: object, diagnostic: Diagnostic]>([
    [
      'address',
      { slug: 'SANDESH', collection: 'B' },
      { code: 'rowTwice', field: 'slug', found: 'SANDESH', meant: 'one' },
    ],
    [
      'collection',
      { slug: 'other' },
      { code: 'rowTwice', field: 'collection', found: 'SANDESH', meant: 'one' },
    ],
  ])(
    'shows the first of two rows with one %s, and names the second',
    (_what, other, diagnostic) => {
      const { rows, diagnostics } = read({ group, one: shelf, two: { ...shelf, ...other } });
      expect(rows.map(({ slug }) => slug)).toEqual(['sweets', 'Sandesh']);
      expect(diagnostics).toEqual([{ ...diagnostic, ids: ['two'] }]);
    },
  );

  it('keeps the former slugs of a shelf', () => {
    const { rows, diagnostics } = read({
      group,
      one: { ...shelf, was: 'Sondesh, Milk-sweets; sandesh' },
      gone: { ...shelf, slug: 'milk-sweets', collection: 'MILK', hidden: 'yes' },
    });
    expect(rows[1]?.formerSlugs).toEqual(['Sondesh', 'Milk-sweets', 'sandesh']);
    expect(diagnostics).toEqual([]);
  });

  it.each<[was: string, usable: readonly string[] | undefined, diagnostic: Partial<Diagnostic>]>([
    ['milk sweets', undefined, { found: 'milk sweets' }],
    ['offers, Sondesh', ['Sondesh'], { found: 'offers' }],
    ['LADDU', undefined, { found: 'LADDU', meant: 'other' }],
    ['lad-du', undefined, { found: 'lad-du', meant: 'other' }],
    ['Motichur', undefined, { found: 'Motichur', meant: 'other' }],
  ])('shows a shelf that was "%s", and names what can\'t lead to it', (was, usable, diagnostic) => {
    const { rows, diagnostics } = read({
      group,
      other: { ...shelf, slug: 'Laddu', collection: 'LADDU', was: 'Motichur' },
      one: { ...shelf, was },
    });
    expect(rows.map(({ slug }) => slug)).toEqual(['sweets', 'Laddu', 'Sandesh']);
    expect(rows[2]?.formerSlugs).toEqual(usable);
    expect(diagnostics).toEqual([
      { code: 'formerSlugUnusable', field: 'was', ...diagnostic, ids: ['one'] },
    ]);
  });

  it('gives no former slugs to a group, or to goods without a page', () => {
    const { rows } = read({
      group: { ...group, was: 'a' },
      doi: { title: 'Doi', group: 'sweets', was: 'b' },
    });
    expect(rows.map(({ formerSlugs }) => formerSlugs)).toEqual([undefined, undefined]);
  });

  it.each([null, 'text', 1, [], { title: {} }])('names a document that is %j', (document) => {
    const { rows, diagnostics } = read({ document });
    expect(rows).toEqual([]);
    expect(diagnostics[0]).toEqual({ code: 'rowLacks', field: 'title', ids: ['document'] });
  });
});
