import { type APIRequestContext, expect } from '@playwright/test';
import {
  languages,
  localPath,
  type otherLanguageCodes,
  splitLanguage,
} from '../src/shop/languages';

/** Expects that pages in a language link to pages in it alone, but for the language switch. @param routes in English. */
export async function expectOneLanguage(
  request: APIRequestContext,
  code: (typeof otherLanguageCodes)[number],
  routes: readonly string[],
): Promise<void> {
  for (const route of routes) {
    const path = localPath(languages[code], route);
    const html = await (await request.get(path, { maxRedirects: 0 })).text();
    expect(html, path).toContain(`<html lang="${languages[code].tag}"`);
    const links = [...html.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const astray = links
      .filter((attributes) => !/\bhreflang=/i.test(attributes))
      .flatMap((attributes) => attributes.match(/\bhref="(\/[^"]*)"/)?.[1] ?? [])
      .filter((link) => !link.startsWith('/pictures/') && splitLanguage(link).code !== code);
    expect(links.length, path).toBeGreaterThan(20);
    expect(astray, path).toEqual([]);
  }
}
