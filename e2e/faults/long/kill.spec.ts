import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { productPath } from '../../../src/catalogue/addresses/addresses';
import { findCategory } from '../../../src/catalogue/addresses/findCategory';
import { categories } from '../../../src/catalogue/categories';
import { filesUnder } from '../../filesUnder';
import { copyBuild } from '../../serveCopy';
import { FAULTY_DIST, TEST_FRESH_SECONDS } from '../../sites';
import { type StandInSetting, settingOnStandIn } from '../../standIn/siteOnStandIn';
import { type ServedSite, startSite } from '../../startSite';
import { ShelfUnderFault, until } from '../shelfUnderFault';

const category = categories[30];
if (!category) throw new Error('There is no category 30');

const unopened = productPath(findCategory('Primer'), {
  id: '01-first-layer-tube',
  title: 'First Layer Primer Tube',
});

let setting: StandInSetting;
let copy: ReturnType<typeof copyBuild>;
let site: ServedSite;

test.beforeAll(async () => {
  setting = await settingOnStandIn(FAULTY_DIST);
  copy = copyBuild('kill', FAULTY_DIST);
});
test.afterAll(async () => {
  await site.end();
  await setting.standIn.refuse();
  rmSync(copy.folder, { recursive: true });
});

/** The texts of kept pages, in files whose names have this ending. */
function onDisk(ending: string): string[] {
  return filesUnder(path.join(copy.dist, 'kept-pages'), [ending]).map(({ text }) => text);
}

test('a process killed while it writes a page leaves that page whole', async () => {
  const byHalf = path.resolve('e2e/standIn/halfWrites.cjs');
  const env = { ...setting.env, NODE_OPTIONS: `--require ${byHalf}` };
  site = await startSite(env, copy);
  const halfWritten = new ShelfUnderFault(category, site, setting);
  halfWritten.stock(1);
  await halfWritten.shows(1);
  await until(
    () => onDisk('.json').some((text) => text.includes('Version 1 of')),
    'version 1 is on disk',
  );
  halfWritten.stock(2);
  await pause((TEST_FRESH_SECONDS + 1) * 1000);
  const parts = onDisk('.part').length;
  await halfWritten.visitAndWait('collection read');
  await until(() => onDisk('.part').filter(Boolean).length > parts, 'version 2 is half on disk');
  await site.end('SIGKILL');

  await setting.standIn.refuse();
  site = await startSite(setting.env, copy);
  const again = new ShelfUnderFault(category, site, setting);
  const html = await (await fetch(`${site.address}/${category.slug}`)).text();
  expect(html.trimEnd()).toMatch(/<\/html>$/);
  const { status, versions } = await again.visit();
  expect([status, versions.length]).toEqual([200, 1]);
  // A product that nobody opened yet, and a list of all products: both from the readings that the build made.
  for (const path of [unopened, '/sitemap/Primer.xml']) {
    const response = await fetch(site.address + path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toContain(unopened);
  }

  await setting.standIn.accept();
  await again.shows(2);
});
