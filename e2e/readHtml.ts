import type { Page } from '@playwright/test';

interface ReadHtml {
  readonly title: string;
  /** What the headings of the first level say, and those of the second in the page's main part. */
  readonly headings: readonly string[];
  readonly subheadings: readonly string[];
  /** The entries of the first list in the page's main part, which is the breadcrumb where there is one. */
  readonly trail: readonly string[];
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
    const texts = (selector: string) => all(selector).map(({ textContent }) => textContent ?? '');
    const metas: Record<string, string[]> = {};
    for (const meta of parsed.head.querySelectorAll('meta')) {
      const name = meta.getAttribute('property') ?? meta.name;
      metas[name] = [...(metas[name] ?? []), meta.content];
    }
    return {
      title: parsed.title,
      headings: texts('h1'),
      subheadings: texts('main h2'),
      trail: Array.from(
        parsed.querySelector('main :is(ol, ul)')?.children ?? [],
        ({ textContent }) => textContent ?? '',
      ),
      canonical: values('link[rel="canonical"]', 'href'),
      metas,
      jsonLd: texts('script[type="application/ld+json"]'),
      links: values('a[href]', 'href'),
    };
  }, html);
}
