import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { BENCH_PATH } from '../benchShelf';
import { openPhone } from '../browser/phone';
import type { Contestant } from '../contestants/Contestant';

/** Bytes and counts of a page, which no machine changes. Kilobytes are thousands of bytes. */
export async function weights(browser: Browser, { address }: Contestant) {
  const html = await textOf(address + BENCH_PATH);
  const page = await openPhone(browser, false);
  const pictures: Promise<number>[] = [];
  let requests = 0;
  page.on('requestfinished', (request) => {
    requests += 1;
    if (request.resourceType() !== 'image') return;
    pictures.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address + BENCH_PATH);
  await page.waitForLoadState('networkidle');
  const elements = await page.evaluate(() => ({
    page: document.querySelectorAll('body *').length,
    card:
      document.querySelector(':is(li, [role="listitem"]):has(h2)')?.querySelectorAll('*').length ??
      0,
  }));
  const pictureBytes = (await Promise.all(pictures)).reduce((sum, bytes) => sum + bytes, 0);
  await page.context().close();
  return {
    html: html.length / 1000,
    htmlGzip: gzipSync(html).length / 1000,
    script: (await scriptBytes(address, BENCH_PATH)) / 1000,
    scriptHome: (await scriptBytes(address, '/')) / 1000,
    pictures: pictureBytes / 1000,
    requests,
    elements: elements.page,
    elementsPerCard: elements.card,
  };
}

async function scriptBytes(address: string, path: string): Promise<number> {
  const html = String(await textOf(address + path));
  const sources = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => tag.match(/\bsrc="([^"]+)"/)?.[1] ?? []);
  const sizes = sources.map(
    async (source) => gzipSync(await textOf(address + source), { level: 9 }).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function textOf(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}
