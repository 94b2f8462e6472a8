import type { Browser } from 'playwright';
import { BENCH_PATH } from '../benchShelf';
import { openPhone } from '../browser/phone';
import { watchMoments } from '../browser/watchMoments';
import type { Contestant } from '../contestants/Contestant';

/** From which length on a task keeps a press waiting: the part beyond counts as blocking time (web.dev, "TBT"). */
const LONG_MS = 50;

/** What an empty cache on slow 4G and a slow processor sees of the shelf, in milliseconds from the navigation on. */
export async function firstLoad(browser: Browser, { address }: Contestant) {
  const page = await openPhone(browser, true);
  await page.addInitScript(watchMoments);
  await page.goto(address + BENCH_PATH);
  await page.waitForFunction(() => window.bench.moments.picture);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => {
    const { moments, longTasks } = window.bench;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { moments, longTasks, began: performance.timeOrigin, paint: paint?.startTime ?? 0 };
  });
  await page.context().close();
  const tasks = seen.longTasks.filter(({ at }) => at >= seen.paint);
  return {
    title: (seen.moments.title ?? 0) - seen.began,
    product: (seen.moments.picture ?? 0) - seen.began,
    blocking: tasks.reduce((sum, { ms }) => sum + ms - LONG_MS, 0),
    longestTask: Math.max(0, ...tasks.map(({ ms }) => ms)),
  };
}
