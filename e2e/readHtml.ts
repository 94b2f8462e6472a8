import type { Page } from '@playwright/test';

interface ReadHtml {
  readonly title: string;
  readonly headings: number;
  readonly canonical: readonly string[];
  /** The contents of the meta elements, by their property or name. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  /** The texts of the structured data. */
  readonly jsonLd: readonly string[];
  /** Where the links lead, as written. */
  readonly links: readonly string[];
}

/** Reads HTML as one who runs none of its scripts and loads none of its pictures. */
export function readHtml(page: Page, html: string): Promise<ReadHtml> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => Array.from(parsed.querySelectorAll(selector));
    const values = (selector: string, attribute: string) =>
      all(selector).map((element) => element.getAttribute(attribute) ?? '');
    const metas: Record<string, string[]> = {};
    for (const meta of parsed.head.querySelectorAll('meta')) {
      const name = meta.getAttribute('property') ?? meta.name;
      metas[name] = [...(metas[name] ?? []), meta.content];
    }
    return {
      title: parsed.title,
      headings: all('h1').length,
      canonical: values('link[rel="canonical"]', 'href'),
      metas,
      jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
      links: values('a[href]', 'href'),
    };
  }, html);
}
