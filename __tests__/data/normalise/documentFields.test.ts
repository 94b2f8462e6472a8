import { readFileSync } from 'node:fs';
import { documentFields } from '@/data/normalise/documentFields';
import { rowFields } from '@/data/registry/rowFields';

const page = readFileSync('docs/catalogue.md', 'utf8');
const headings = {
  product: 'A product',
  slide: 'A slide',
  photo: 'A photo of the shop',
  video: 'A video',
};

/** The names in the first column of the table below a heading. */
function namesBelow(heading: string): string[] {
  const [, part = ''] = page.split(`\n## ${heading}\n`);
  const [section = ''] = part.split('\n## ');
  const cells = section.split('\n').flatMap((line) => line.match(/^\| (`[^|]*)\|/)?.[1] ?? []);
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name));
}

describe('docs/catalogue.md', () => {
  it.each(['product', 'slide', 'photo', 'video'] as const)(
    'documents every field of a %s',
    (kind) => {
      expect(namesBelow(headings[kind]).sort()).toEqual(Object.keys(documentFields[kind]).sort());
    },
  );

  it("documents every field of a row of the shop's shelves", () => {
    const headings = ["A row of the shop's shelves", "The shop's own words"];
    const named = new Set(headings.flatMap(namesBelow));
    expect([...named].sort()).toEqual(Object.keys(rowFields).sort());
  });
});
