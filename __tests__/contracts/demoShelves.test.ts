import { groups } from '@/catalogue/categories';
import { popularShelves } from '@/catalogue/popularShelves';
import { listIn } from '@/data/registry/listIn';
import { readRows } from '@/data/registry/readRows';
import { rowsInFile } from '@/data/registry/rowDocuments';
import type { ShelfRow } from '@/data/registry/rowFields';
import { textsOf } from '@/data/registry/textsOf';
import { sourceFiles } from '../helpers/sourceFiles';
import { specifiedCategories } from '../helpers/specifiedCategories';
import { withoutComments } from '../helpers/withoutComments';

const { documents } = rowsInFile();
const { rows, words, diagnostics } = readRows(documents);
const shelves = rows.filter(({ kind }) => kind === 'shelf');

describe("the demo's rows", () => {
  it('are all shown, without a diagnostic', () => {
    expect(diagnostics).toEqual([]);
    expect([...rows, words]).toHaveLength(documents.length);
  });

  it('have the 39 pages of the specification with their titles, each once', () => {
    expect(shelves.map(({ slug, title, collection }) => [slug, title, collection])).toEqual(
      specifiedCategories,
    );
    expect(new Set(shelves.map(({ title }) => title)).size).toBe(39);
  });

  it('have the five goods without a page, spelt as in the specification', () => {
    const unlisted = rows.filter(({ kind }) => kind === 'unlisted');
    expect(unlisted.map(({ title, group }) => [title, group])).toEqual([
      ['Eye Lash Imagic', 'makeup'],
      ['Eye Brow', 'makeup'],
      ['Eye Liner', 'makeup'],
      ['Mascara', 'makeup'],
      ['Gitter', 'makeup'],
    ]);
    const titles = shelves.map(({ title }) => title);
    expect(unlisted.filter(({ title }) => titles.includes(title))).toEqual([]);
  });

  it('have three groups, of which the last is of brands', () => {
    expect(groups).toEqual([
      { slug: 'makeup' },
      { slug: 'hair' },
      { slug: 'brands', isBrands: true },
    ]);
  });

  it('put eight shelves first, and have six of accessories', () => {
    expect(popularShelves.map(({ slug }) => slug)).toEqual([
      'Foundation',
      'Eyeshadow',
      'lipe-palate',
      'Hair-Machine',
      'Clip-kata',
      'Eye-kajol',
      'Hair-flower',
      'Hair-extensions',
    ]);
    const accessories = shelves.filter(({ accessories }) => accessories).map(({ slug }) => slug);
    expect(accessories).toEqual([
      'Clip-kata',
      'bun-stuffing',
      'Hair-flower',
      'Hair-extensions',
      'Hair-Gador',
      'Clipbox',
    ]);
  });

  it('have a sentence for each shelf and a mark for each brand', () => {
    expect(shelves.filter(({ sentence }) => !sentence)).toEqual([]);
    const marked = shelves.filter(({ mark }) => mark).map(({ group }) => group);
    expect(marked).toEqual(['brands', 'brands', 'brands', 'brands']);
  });
});

describe.each(['en', 'bn', 'hi'] as const)("a shelf's sentence in %s", (code) => {
  const sentenceOf = (row: ShelfRow) => textsOf(row, code).sentence ?? '';

  it('has a word that people type for what stands on the shelf', () => {
    const silent = shelves.filter((row) => {
      const { title, card = title } = textsOf(row, code);
      const typed = [title, card, row.names, row.spellings].flatMap((list) => listIn(list) ?? []);
      const said = sentenceOf(row).toLowerCase();
      return !typed.some((word) => said.includes(word.replaceAll('-', ' ').toLowerCase()));
    });
    expect(silent.map((row) => [row.slug, sentenceOf(row)])).toEqual([]);
  });

  it('calls the lip palettes lipstick', () => {
    const [palettes] = shelves.filter(({ slug }) => slug === 'lipe-palate');
    expect(palettes && sentenceOf(palettes)).toMatch(/lipstick|লিপস্টিক|लिपस्टिक/);
  });
});

describe('the code', () => {
  it('names no shelf, but for those that the settings of the demo name', () => {
    const slugs = shelves.map(({ slug }) => slug).filter((slug) => /[A-Z-]/.test(slug));
    const named = new RegExp(`['"\`/](?:${slugs.join('|')})['"\`/]`);
    const files = sourceFiles('src', 'pages').filter(({ text }) =>
      named.test(withoutComments(text)),
    );
    expect(files.map(({ path }) => path)).toEqual(['src/shop/demoShop.ts']);
  });
});
