import { readFileSync } from 'node:fs';
import type { LanguageCode } from '@/shop/LanguageCode';
import { formerTexts } from './formerTexts';
import { textsShown } from './textsShown';

const texts = textsShown().map((shown) => ({ ...shown, text: shown.text.normalize('NFC') }));
const [, notSaid = ''] = readFileSync('docs/words.md', 'utf8').split('## Not said');
const [phrases = '', names = ''] = notSaid.split('**Names.**');

/** The cells of a table's rows, without its head. */
function rowsOf(table: string): string[][] {
  const rows = table.match(/^\|.*\|$/gm) ?? [];
  return rows.slice(2).map((row) => row.slice(1, -1).split('|'));
}

/** A phrase's language, by its letters. */
function languageOf(phrase: string): LanguageCode {
  if (/[\u0980-\u09FF]/.test(phrase)) return 'bn';
  return /[\u0900-\u097F]/.test(phrase) ? 'hi' : 'en';
}

const escaped = (text: string) => text.normalize('NFC').replace(/[.()]/g, '\\$&');
const trimmed = (parts: readonly string[]) => parts.map((part) => part.trim()).filter(Boolean);

/** The phrases of the column "not", without what brackets say of them. */
const forbidden = rowsOf(phrases).flatMap(([not = '']) =>
  trimmed(not.replace(/\(.*?\)/g, '').split(/[,;]/)),
);

/** The words before each colon of the columns of Bengali and Hindi: "কুল: ঠান্ডা রঙ; ফুল: পুরো". */
const forbiddenNames = rowsOf(names).flatMap(([, bengali = '', hindi = '']) =>
  trimmed(`${bengali};${hindi}`.split(';')).flatMap((entry) =>
    trimmed((entry.split(':')[0] ?? '').split(',')),
  ),
);

/** Colours whose names begin with such a word. */
const colours = /(?:সেজ গ্রিন|सेज ग्रीन|রোজ গোল্ড|रोज़ गोल्ड)/g;

/** Where texts in a phrase's language have it from the beginning of a word on. `end`: what must follow it. */
function placesOf(phrase: string, among = texts, end = ''): string[] {
  const said = new RegExp(`(?<![\\p{L}\\p{M}])${escaped(phrase)}${end}`, 'iu');
  const code = languageOf(phrase);
  return among
    .filter((text) => text.code === code && said.test(text.text))
    .map(({ where }) => `${phrase}: ${where}`);
}

describe('what visitors and the owner read', () => {
  it('is found: messages, the demo and the page of help, in three languages', () => {
    for (const code of ['en', 'bn', 'hi']) {
      const places = texts.filter((text) => text.code === code).map(({ where }) => where);
      expect(places).toEqual(
        expect.arrayContaining([
          `src/messages/${code}/sharedMessages.ts`,
          `docs/my-week.${code}.md`,
          expect.stringMatching(/^MAKEUP-Foundation\.json/),
        ]),
      );
    }
  });

  it('has no phrase that docs/words.md forbids', () => {
    expect(forbidden.length).toBeGreaterThan(30);
    expect(forbidden.flatMap((phrase) => placesOf(phrase))).toEqual([]);
  });

  it('has no name that docs/words.md forbids, in a title or for a shade', () => {
    expect(forbiddenNames.length).toBeGreaterThan(40);
    const titles = texts
      .filter(({ where }) => /(?:title|shades)_/.test(where))
      .map((title) => ({ ...title, text: title.text.replace(colours, '') }));
    expect(titles.length).toBeGreaterThan(300);
    expect(forbiddenNames.flatMap((name) => placesOf(name, titles, '(?![\\p{L}\\p{M}])'))).toEqual(
      [],
    );
  });

  it('has no text that was replaced because it was untrue, misunderstood or unnatural', () => {
    expect(formerTexts.flatMap((phrase) => placesOf(phrase))).toEqual([]);
  });
});
