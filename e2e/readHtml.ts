import type { Page } from '@playwright/test';

interface ReadHtml {
  /** Texts of the h1 headings. */
  readonly headings: readonly string[];
  readonly canonical: readonly string[];
  /** Contents of the meta elements, by their property or name. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  /** Texts of the structured data. */
  readonly jsonLd: readonly string[];
  /** The `href` of each link, as written. */
  readonly links: readonly string[];
}

/** Parses HTML without running its scripts or loading its pictures. */
export function readHtml(page: Page, html: string): Promise<ReadHtml> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => Array.from(parsed.querySelectorAll(selector));
    const values = (selector: string, attribute: string) =>
      all(selector).map((element) => element.getAttribute(attribute) ?? '');
    const texts = (selector: string) => all(selector).map(({ textContent }) => textContent ?? '');
    const metas: Record<string, string[]> = {};
    for (const meta of parsed.head.querySelectorAll('meta')) {
      const name = meta.getAttribute('property') ?? meta.name;
      metas[name] = [...(metas[name] ?? []), meta.content];
    }
    return {
      headings: texts('h1'),
      canonical: values('link[rel="canonical"]', 'href'),
      metas,
      jsonLd: texts('script[type="application/ld+json"]'),
      links: values('a[href]', 'href'),
    };
  }, html);
}
