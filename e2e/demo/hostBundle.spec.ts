import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DEMO_DIST } from '../sites';

/**
 * Folders that each page reads. Vercel packs a page's function with the files on Next's list beside it, and no others.
 */
const opened: [page: string, folder: string][] = [
  ['api/preview/[name]', 'assets/fonts'],
  ['api/preview/[name]', 'public/pictures'],
  ['api/preview/[name]', 'demo'],
  ['[category]', 'demo'],
  ['index', 'demo'],
  ['[category]/[product]', 'demo'],
  ['sitemap.xml', 'demo'],
  ['feeds/google-products.xml', 'demo'],
];

/** The files that a page's function has on the host, as paths from the project root. */
function packed(page: string): Set<string> {
  const list = path.join(DEMO_DIST, 'server', 'pages', `${page}.js.nft.json`);
  const { files }: { files: string[] } = JSON.parse(readFileSync(list, 'utf8'));
  return new Set(files.map((file) => path.join(path.dirname(list), file)));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

for (const [page, folder] of opened) {
  test(`on the host the function of ${page} has every file of ${folder}/`, () => {
    const files = filesIn(folder);
    const there = packed(page);
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !there.has(file))).toEqual([]);
  });
}
