import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchProducts } from '../benchShelf';

/** What of the project is copied, for it is changed; the rest of what a build needs is linked. */
const COPIED = ['src', 'pages', 'styles', 'demo', 'next.config.ts', 'instrumentation.ts'];
const LINKED = ['node_modules', 'public', 'package.json', 'tsconfig.json', 'tsconfig.site.json'];

/** How many products an added shelf has. */
const PRODUCTS = 5;

interface Growth {
  /** How many categories there should be, 39 at least. */
  readonly categories: number;
  /** How many products a shelf may show. */
  readonly limit?: number;
}

/** A copy of the project with more categories, each with a shelf of five, in a folder that is made anew. */
export function growProject(folder: string, { categories, limit }: Growth): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of COPIED) cpSync(name, path.join(folder, name), { recursive: true });
  for (const name of LINKED) symlinkSync(path.resolve(name), path.join(folder, name));
  const added = Array.from({ length: categories - 39 }, (_, index) => `Added-${index + 1}`);
  edit(folder, 'src/catalogue/categories.ts', '] as const', () =>
    added.map((slug) => `{ group: 'makeup', slug: '${slug}', collection: '${slug}' },\n`).join(''),
  );
  edit(folder, 'src/words/en/categoryLabels.ts', '};', () =>
    added.map((slug) => `'${slug}': { title: '${slug}' },\n`).join(''),
  );
  edit(folder, 'src/words/en/categoryIntros.ts', '};', () =>
    added.map((slug) => `'${slug}': 'A shelf that was added.',\n`).join(''),
  );
  edit(folder, 'src/search/spokenNames.ts', '};', () =>
    added.map((slug) => `'${slug}': [],\n`).join(''),
  );
  const documents = benchProducts(PRODUCTS).map(({ id, ...fields }) => [id, fields]);
  const shelf = JSON.stringify(Object.fromEntries(documents));
  for (const slug of added) writeFileSync(path.join(folder, 'demo', `${slug}.json`), shelf);
  if (limit) {
    const file = path.join(folder, 'src/catalogue/collections.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\b45\b/, String(limit)));
  }
}

/** Puts text before the first `mark` of a file. @throws Error when there is none. */
function edit(folder: string, name: string, mark: string, text: () => string): void {
  const file = path.join(folder, name);
  const source = readFileSync(file, 'utf8');
  const at = source.indexOf(mark);
  if (at < 0) throw new Error(`${name} has no ${mark}`);
  writeFileSync(file, source.slice(0, at) + text() + source.slice(at));
}
