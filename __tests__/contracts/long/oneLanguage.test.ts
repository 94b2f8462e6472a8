import { categoryPath } from '@/catalogue/addresses/addresses';
import { listedPages } from '@/catalogue/addresses/fixedPages';
import { categories } from '@/catalogue/categories';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languages, localPath } from '@/shop/languages';
import { staticHtmlOf } from '../../helpers/staticHtmlOf';

const pages = [...listedPages.map(({ path }) => path), ...categories.map(categoryPath)];

/** Words of at least two letters of a script that is not the page's. */
const foreign = {
  bn: /[A-Za-z]{2,}|[\u0904-\u0939]{2,}/g,
  hi: /[A-Za-z]{2,}|[\u0985-\u09b9]{2,}/g,
} as const;

/** What is the same in all languages: names of brands and products' lines, signs, addresses, names of the languages. */
const names = new Set(
  [
    'Huda Beauty Makezmia Ikonic Carnival Imagic Rupkatha Studio',
    // What the owner's settings call by their names: ways to pay, who made the site, the demo's e-mail address.
    'UPI BHIM PhonePe Paytm Google Pay Website by Alpona Web demo example com',
    'ml English',
  ].flatMap((words) => words.split(' ')),
);

/** The words that visitors read in static HTML: texts between tags, and labels. */
function wordsIn(html: string, code: 'bn' | 'hi'): string[] {
  const body = html
    .replace(/^.*?<body>/s, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<a\b[^>]*\bhreflang=.*?<\/a>/gs, ' ');
  const labels = [
    ...body.matchAll(/\s(?:aria-label|alt|title|placeholder|data-(?!asks)\w+)="([^"]*)"/g),
  ];
  const texts = [...body.replace(/<[^>]*>/g, '\n').split('\n'), ...labels.map(([, text]) => text)];
  return texts.flatMap((text) => text?.replace(/&\w+;/g, ' ').match(foreign[code]) ?? []);
}

describe.each(['bn', 'hi'] as const)('pages in %s', (code) => {
  it('say nothing in another language but names', async () => {
    const found = new Map<string, string>();
    for (const path of pages) {
      const html = await staticHtmlOf(localPath(languages[code as LanguageCode], path));
      for (const word of wordsIn(html, code)) if (!names.has(word)) found.set(word, path);
    }
    expect(Object.fromEntries(found)).toEqual({});
  });
});
