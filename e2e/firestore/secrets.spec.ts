import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { READER } from '../../__tests__/helpers/authStandIn';
import { EMULATOR_KEY } from '../emulatorKey';
import { filesForBrowsers } from '../filesForBrowsers';
import { filesUnder } from '../filesUnder';
import { pageKinds } from '../pageKinds';
import { FIRESTORE_DIST, sites } from '../sites';
import { expect, test } from '../test';

/** Settings of the server that nobody must learn from the site. */
const secrets = [EMULATOR_KEY, sites.firestore.projectId, READER.password];

/**
 * Whether a text contains a secret. Picture addresses may contain the names of buckets, which include the project id.
 */
function revealsSecret(text: string): boolean {
  const told = text.replace(/\/v0\/b\/[\w-]+\.(?:appspot\.com|firebasestorage\.app)\//g, '');
  return secrets.some((secret) => told.includes(secret));
}

/** A whole response with its headers, whatever its status. */
async function answer(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address, { maxRedirects: 0 });
  return JSON.stringify(response.headers()) + (await response.text());
}

/** The addresses of a page and of its data. */
function addressesOf(route: string): string[] {
  const id = readFileSync(`${FIRESTORE_DIST}/BUILD_ID`, 'utf8');
  return [route, `/_next/data/${id}${route === '/' ? '/index' : route}.json`];
}

test('the build contains neither key nor password nor, except in names of buckets, the project id, on either side', () => {
  const files = [
    ...filesForBrowsers(FIRESTORE_DIST),
    ...filesUnder(`${FIRESTORE_DIST}/server`, ['.js']),
  ];
  expect(files.some(({ text }) => text.includes('FIREBASE_API_KEY'))).toBe(true);
  const leaks = files.filter(({ text }) => revealsSecret(text));
  expect(leaks.map(({ path }) => path)).toEqual([]);
});

test('no answer of the site contains key or password or, except in names of buckets, the project id', async ({
  request,
}) => {
  const addresses = [
    ...[...pageKinds, '/Primer', '/owner', '/no-such-page'].flatMap(addressesOf),
    ...['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/api/preview/none.jpg'],
    '/api/shelves/MAKEUP-Primer',
    '/api/health',
  ];
  const leaks: string[] = [];
  let withDocuments = 0;
  for (const address of addresses) {
    const text = await answer(request, address);
    if (text.includes('Primer number 01')) withDocuments += 1;
    if (revealsSecret(text)) leaks.push(address);
  }
  expect(withDocuments, 'the page, its data and its shelf').toBe(3);
  expect(leaks).toEqual([]);
});
