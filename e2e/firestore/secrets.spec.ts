import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { EMULATOR_KEY } from '../emulatorKey';
import { filesForBrowsers } from '../filesForBrowsers';
import { filesUnder } from '../filesUnder';
import { routes } from '../routes';
import { FIRESTORE_DIST, sites } from '../sites';
import { expect, test } from '../test';
import { withoutBuckets } from '../withoutBuckets';

/** What the server is started with, and nobody else should learn from the site. */
const secrets = [EMULATOR_KEY, sites.firestore.projectId];

/** Whether a text tells a secret. The buckets' names, which have the project's in them, stand in pictures' addresses. */
function tells(text: string): boolean {
  const told = withoutBuckets(text, sites.firestore.projectId);
  return secrets.some((secret) => told.includes(secret));
}

/** An answer in full, its head included, whatever its status. */
async function answer(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address, { maxRedirects: 0 });
  return JSON.stringify(response.headers()) + (await response.text());
}

/** The addresses of a page and of its data. */
function addressesOf(route: string): string[] {
  const id = readFileSync(`${FIRESTORE_DIST}/BUILD_ID`, 'utf8');
  return [route, `/_next/data/${id}${route === '/' ? '/index' : route}.json`];
}

test('neither the API key nor, but for its buckets, the project is built into anything, on either side', () => {
  const files = [
    ...filesForBrowsers(FIRESTORE_DIST),
    ...filesUnder(`${FIRESTORE_DIST}/server`, ['.js']),
  ];
  expect(files.some(({ text }) => text.includes('FIREBASE_API_KEY'))).toBe(true);
  const leaks = files.filter(({ text }) => tells(text));
  expect(leaks.map(({ path }) => path)).toEqual([]);
});

test('the report tells of the address that has both in it, without them', async ({ request }) => {
  for (const address of addressesOf('/owner'))
    expect(await answer(request, address), address).toContain('gs://…/….jpg');
});

test('neither the API key nor, but for its buckets, the project is in any answer of the site', async ({
  request,
}) => {
  const addresses = [
    ...routes.flatMap(addressesOf),
    ...addressesOf('/owner'),
    ...addressesOf('/no-such-page'),
    ...['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/api/preview/none.jpg'],
    '/api/shelves/MAKEUP-Primer',
  ];
  const leaks: string[] = [];
  let withDocuments = 0;
  for (const address of addresses) {
    const text = await answer(request, address);
    if (text.includes('Primer number 01')) withDocuments += 1;
    if (tells(text)) leaks.push(address);
  }
  expect(withDocuments, 'the page, its data and its shelf').toBe(3);
  expect(leaks).toEqual([]);
});
