import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StoppableSite } from '../../StoppableSite';
import { siteEnvironment } from '../../siteEnvironment';
import { DEMO_DIST } from '../../sites';
import { startSite } from '../../startSite';
import { expect, test } from '../../test';

const pages = [
  'contact-us',
  'Foundation',
  'offers',
  'bn/search',
  'Reviewpage',
  'hi/lens',
  'privacy',
];

/** What `next start` adds to a page, and `next build` does not. */
const BY_NEXT = '"isExperimentalCompile":false,';

/** The pages as a process renders them anew, in this order, without those that were stored. */
async function renderedBy(site: StoppableSite, order: readonly string[]) {
  await site.start();
  const server = path.join(site.folder, DEMO_DIST, 'server');
  // Next stores pages that were rendered anew beside those of the build, if the copied build has been served for long.
  rmSync(path.join(server, 'route-cache'), { recursive: true, force: true });
  for (const page of pages)
    for (const ending of ['html', 'json']) rmSync(path.join(server, 'pages', `${page}.${ending}`));
  // A process may have read them already.
  await site.stop();
  await site.start();
  const rendered = new Map<string, string>();
  for (const page of order) {
    const response = await fetch(`${site.address}/${page}`);
    expect(response.headers.get('x-nextjs-cache'), page).not.toBe('HIT');
    rendered.set(page, await response.text());
  }
  return rendered;
}

test('a page has the same bytes in each process, whatever that has rendered before', async () => {
  const sites = [new StoppableSite('process-1'), new StoppableSite('process-2')] as const;
  try {
    const one = await renderedBy(sites[0], pages);
    const other = await renderedBy(sites[1], pages.toReversed());
    for (const page of pages) {
      const built = readFileSync(path.join(DEMO_DIST, 'server', 'pages', `${page}.html`), 'utf8');
      expect(one.get(page)?.replace(BY_NEXT, ''), page).toBe(built);
      expect(other.get(page), page).toBe(one.get(page));
    }
  } finally {
    for (const site of sites) await site.end();
  }
});

test('a start with another database than that of the build stops by its name', async () => {
  const env = siteEnvironment(DEMO_DIST, {
    FIREBASE_PROJECT_ID: 'another-shop',
    FIREBASE_API_KEY: 'a-key-of-twenty-or-more',
  });
  await expect(startSite(env)).rejects.toThrow(
    /FIREBASE_PROJECT_ID: the site was built with another one/,
  );
});
