import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { BENCH_PATH } from '../../e2e/benchShelf';
import { bytesOf } from '../../e2e/bytesOf';
import type { AppUnderTest } from '../apps/AppUnderTest';
import { openPhone } from '../browser/phone';

/** In KB of 1,000 bytes: each page's gzipped HTML and scripts, and the shelf's pictures. */
export async function weights(browser: Browser, { address, pages }: AppUnderTest) {
  const figures: Record<string, number> = { pictures: await pictureWeight(browser, address) };
  for (const [name, path] of Object.entries(pages)) {
    const html = await contentOf(address + path);
    const scripts = await Promise.all(scriptsIn(html).map((src) => contentOf(address + src)));
    figures[`html ${name}`] = gzipped(html);
    figures[`script ${name}`] = scripts.reduce((sum, script) => sum + gzipped(script), 0);
  }
  return figures;
}

async function pictureWeight(browser: Browser, address: string): Promise<number> {
  const page = await openPhone(browser);
  const pictureBytes = bytesOf(page, 'image');
  await page.goto(address + BENCH_PATH);
  await page.waitForLoadState('networkidle');
  const bytes = await pictureBytes();
  await page.context().close();
  return bytes / 1000;
}

function scriptsIn(html: Buffer): string[] {
  return [...html.toString().matchAll(/<script\b[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .flatMap(([tag]) => tag.match(/\bsrc="([^"]+)"/)?.[1] ?? []);
}

function gzipped(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length / 1000;
}

async function contentOf(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}
