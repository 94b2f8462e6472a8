import { beautyWordsRead } from '../../beautyWords';
import { buildSite } from '../../buildSite';
import { readTexts } from '../../readTexts';
import { siteEnvironment } from '../../siteEnvironment';
import { SWEETS_DIST } from '../../sites';
import { type StandInSetting, settingOnStandIn } from '../../standIn/siteOnStandIn';
import { type ServedSite, startSite } from '../../startSite';
import { SWEETS, sweetShopSettings } from '../../sweetShopSettings';
import { expect, test } from '../../test';
import { walkSweetShop } from '../../walkSweetShop';

/*
 * Another shop on the same code: sweets, three groups, nine shelves, two languages and no brands. Once its rows and goods
 * are files, once documents of a database, without a folder. Each needs a build of its own, because the shelves are in
 * the code of its pages.
 */

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });

async function serve(env: NodeJS.ProcessEnv): Promise<ServedSite> {
  const { status, output } = await buildSite('whole', env);
  expect(status, output).toBe(0);
  return startSite(env);
}

test.describe('from files', () => {
  let site: ServedSite;

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    site = await serve(siteEnvironment(SWEETS_DIST, sweetShopSettings));
  });
  test.afterAll(() => site?.end());

  walkSweetShop(() => site);
});

test.describe('from the database', () => {
  let setting: StandInSetting;
  let site: ServedSite;

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    const settings = {
      ...sweetShopSettings,
      CATALOGUE_FOLDER: '',
      FIREBASE_PROJECT_ID: 'demo-sweet-shop',
    };
    setting = await settingOnStandIn(SWEETS_DIST, { folder: SWEETS, settings });
    site = await serve(setting.env);
  });
  test.afterAll(async () => {
    await site?.end();
    await setting.standIn.refuse();
  });

  test("the owner's report names rows that became wrong, in words of no other shop", async ({
    page,
  }) => {
    const { documents } = setting.standIn;
    const { Chanachur: { img: _, ...chanachur } = {}, ...others } = documents.get('SHELVES') ?? {};
    const nimki = { ...others.Nimki, slug: { stringValue: 'offers' } };
    documents.set('SHELVES', { ...others, Chanachur: chanachur, Nimki: nimki });
    await page.goto(`${site.address}/owner`);
    await page.getByRole('link', { name: 'Check now' }).click();
    const report = page.getByRole('main');
    await expect(report).toContainText('/offers is the address of a page that every shop has.');
    await expect(report).toContainText('The shelf Chanachur has no img.');
    expect(beautyWordsRead(await readTexts(page))).toEqual([]);
  });

  walkSweetShop(() => site);
});
