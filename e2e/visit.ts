import type { Page } from '@playwright/test';
import { splitLanguage } from '../src/shop/languages';
import { fontFiles } from '../styles/fontFaces';
import { strayKinds } from './pageKinds';

/** The console message of a page that answers 404. */
const NOT_FOUND = /status of 404/;

/**
 * Links to other languages are in the system's font, which a test machine may lack. To look the same on all of them,
 * tests draw them in the site's own fonts.
 */
const LINKS_TO_LANGUAGES = `@font-face{font-family:Hindi;src:url(${fontFiles.devanagari})}
@font-face{font-family:Bengali;src:url(${fontFiles.bengali})}
a[lang=hi]{font-family:Hindi!important}a[lang=bn]{font-family:Bengali!important}`;

/** Opens a page and waits for its fonts and pictures. An unknown address may log its 404 on the console. */
export async function visit(
  page: Page,
  path: string,
  allowConsole: (expected: RegExp) => void,
): Promise<void> {
  if (strayKinds.includes(splitLanguage(path).path)) allowConsole(NOT_FOUND);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.addStyleTag({ content: LINKS_TO_LANGUAGES });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
