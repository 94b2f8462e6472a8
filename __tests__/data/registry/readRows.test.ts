import { readRows } from '@/data/registry/readRows';

const group = { kind: 'group', slug: 'sweets', title: 'Sweets' };
const shelf = { slug: 'Sandesh', collection: 'SANDESH', group: 'sweets', title: 'Sandesh' };

/** The rows made of these documents, by their ids. */
function read(documents: Readonly<Record<string, unknown>>) {
  return readRows(Object.entries(documents).map(([id, fields]) => ({ id, fields })));
}

/** What is wrong with a shelf that differs from a good one in these fields. */
function problemsOf(fields: object) {
  return read({ group, wrong: { ...shelf, ...fields } }).problems;
}

describe('readRows', () => {
  it('reads groups, shelves and goods without a page', () => {
    const { rows, problems } = read({
      group,
      shelf: {
        ...shelf,
        title_bn: 'সন্দেশ',
        sentence: 'Made each morning.',
        spellings: 'sondesh, shondesh',
        menuPlace: '2',
        homePlace: 1,
        img: '/pictures/sandesh.webp',
      },
      mishti: { group: 'sweets', title: 'Mishti doi', names: 'doi; yoghurt' },
    });
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      { kind: 'group', slug: 'sweets', title: 'Sweets' },
      {
        kind: 'shelf',
        slug: 'Sandesh',
        collection: 'SANDESH',
        group: 'sweets',
        title: 'Sandesh',
        sentence: 'Made each morning.',
        spellings: ['sondesh', 'shondesh'],
        menuPlace: 2,
        homePlace: 1,
        image: '/pictures/sandesh.webp',
        translations: { bn: { title: 'সন্দেশ' } },
      },
      {
        kind: 'unlisted',
        slug: '',
        group: 'sweets',
        title: 'Mishti doi',
        names: ['doi', 'yoghurt'],
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

  it.each<[fields: object, problem: RegExp]>([
    [{ title: ' ' }, /^wrong: title: /],
    [{ slug: 'hot & sour' }, /^wrong: slug: "hot & sour" can't be an address/],
    [{ slug: '-a' }, /^wrong: slug: /],
    [{ slug: 'a'.repeat(61) }, /^wrong: slug: /],
    [{ slug: 'Search' }, /^wrong: slug: \/Search is an address of the site itself/],
    [{ slug: 'BN' }, /^wrong: slug: /],
    [{ slug: 'visit-shop' }, /^wrong: slug: /],
    [{ collection: undefined }, /^wrong: collection: /],
    [{ group: 'sweats' }, /^wrong: group: there is no group "sweats"; they are sweets$/],
    [{ group: undefined }, /^wrong: group: /],
    [{ mark: '<path/>' }, /^wrong: mark: /],
  ])('leaves out a shelf with %j, and says why', (fields, problem) => {
    expect(problemsOf(fields)).toEqual([expect.stringMatching(problem)]);
  });

  it.each<[what: string, other: object, problem: string]>([
    [
      'address',
      { slug: 'SANDESH', collection: 'B' },
      'two: shelf sandesh: the row one has it already',
    ],
    ['collection', { slug: 'other' }, 'two: collection SANDESH: the row one has it already'],
  ])('shows the first of two rows with one %s, and names the second', (_what, other, problem) => {
    const { rows, problems } = read({ group, one: shelf, two: { ...shelf, ...other } });
    expect(rows.map(({ slug }) => slug)).toEqual(['sweets', 'Sandesh']);
    expect(problems).toEqual([problem]);
  });

  it.each([null, 'text', 1, [], { title: {} }])('names a document that is %j', (document) => {
    const { rows, problems } = read({ document });
    expect(rows).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(/^document: title: /)]);
  });
});
