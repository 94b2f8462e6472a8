import { readFileSync } from 'node:fs';
import { sheetNames } from '@/answers/diagnostics/sheetNames';
import type { DiagnosticCode, ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { diagnosticSeverities } from '@/catalogue/diagnosticSeverities';
import { reportMessages as bengaliReport } from '@/messages/bn/reportMessages';
import { diagnosticMessages } from '@/messages/diagnosticMessages';
import { documentNames } from '@/messages/en/fieldNames';
import { reportMessages as hindiReport } from '@/messages/hi/reportMessages';
import { sheetMessages } from '@/messages/sheetMessages';
import { notSaid } from '../helpers/notSaid';

const codes = Object.keys(diagnosticSeverities) as DiagnosticCode[];
const fields = ['price', 'hidden', 'img', 'img2', 'link1', 'shades', 'size', 'day', 'title_bn'];
const given = { ids: ['alfa', 'bravo'], found: '2027-10-09', meant: '2027-10-07', made: 'Charlie' };
const desks = [documentNames, sheetNames];

/** All sentences of a language on all diagnostics, at both desks, with what was given each. */
function sentencesIn(code: 'en' | 'bn' | 'hi') {
  return codes.flatMap((diagnostic) =>
    desks.flatMap((words) =>
      fields.flatMap((field) => {
        const one: ShelfDiagnostic = { code: diagnostic, field, ...given };
        const { problem, effect, fix } = diagnosticMessages[code][diagnostic](one, 'WAX', words);
        return [problem, effect, fix].map((said) => ({
          diagnostic,
          desk: words.desk,
          field,
          said,
        }));
      }),
    ),
  );
}

const english = sentencesIn('en');
const others = [
  ['bn', /\p{Script=Bengali}/u, 'docs/words/bengali.md', bengaliReport],
  ['hi', /\p{Script=Devanagari}/u, 'docs/words/hindi.md', hindiReport],
] as const;

const counts = { added: 2, changed: 3, refused: 4, hidden: 2, unknownField: 3, error: 1 };

/** What messages are called with, as far as they take it. */
const calls = [[5], [counts], ['2027-10-09', 630, counts], ['Alfa', ['Bravo']]];

/** The texts of nested messages, with examples where they take values. */
function textsOf(messages: object): string[] {
  return Object.values(messages).flatMap((message: unknown) => {
    if (typeof message === 'string') return message;
    if (typeof message !== 'function') return textsOf(Object(message));
    return calls.flatMap((values) => {
      try {
        return String(message(...values));
      } catch {
        return [];
      }
    });
  });
}

describe.each(others)('what the owner reads in %s', (code, script, glossary, report) => {
  const said = sentencesIn(code);

  it('says each sentence in its script, whole, with Latin digits', () => {
    const wrong = said.filter(
      ({ said: text }) =>
        !(script.test(text) || /^2027-10-07 %/.test(text)) ||
        /undefined|\[object|\n/.test(text) ||
        /(?![0-9])\p{Nd}/u.test(text) ||
        text !== text.normalize('NFC'),
    );
    expect(wrong).toEqual([]);
  });

  it('says what is wrong with the same values as in English', () => {
    const values = ['alfa', 'bravo', 'Charlie', 'WAX', '9', '2027'];
    const lost = english.flatMap(({ said: text, ...where }, at) =>
      values
        .filter((value) => text.includes(value) && !said[at]?.said.includes(value))
        .map((value) => ({ ...where, value, said: said[at]?.said })),
    );
    expect(lost).toEqual([]);
  });

  it('says no word that its glossary rules out', () => {
    const words = notSaid(readFileSync(glossary, 'utf8'));
    const all = [
      ...said.map(({ said: text }) => text),
      ...textsOf(report),
      ...textsOf(sheetMessages[code]),
    ];
    expect(all.length).toBeGreaterThan(200);
    expect(
      all.flatMap((text) =>
        words.filter((word) => text.includes(word)).map((word) => [word, text]),
      ),
    ).toEqual([]);
  });
});

describe('what the owner of a sheet reads', () => {
  /** What no sheet can mend: settings, names of fields that are no columns, and what takes up room. */
  const ofConsole = /Unknown|^misspelt|^unknown|^no(?:Hours|Rules)|^notRead|^beyond|^emptyShelf/;

  it.each(['en', 'bn', 'hi'] as const)('sends nobody to the console, in %s', (code) => {
    const sent = sentencesIn(code).filter(
      ({ desk, diagnostic, said }) =>
        desk === 'sheet' && !ofConsole.test(diagnostic) && /Firebase|console|কনসোল|कंसोल/.test(said),
    );
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'en',
      'Empty the cell Hidden to show it again.',
      'Delete the field hidden to show it again, or the document if it will not come back.',
    ],
    [
      'bn',
      'আবার দেখাতে Hidden-এর ঘর ফাঁকা করুন।',
      'আবার দেখাতে hidden ফিল্ড মুছে দিন। আর কখনও না এলে ডকুমেন্টটাই মুছে দিন।',
    ],
    [
      'hi',
      'फिर दिखाने के लिए Hidden खाली कीजिए।',
      'फिर दिखाने के लिए hidden फील्ड मिटा दीजिए। दोबारा न आए, तो डॉक्यूमेंट ही मिटा दीजिए।',
    ],
  ] as const)('is told in %s the cure of that desk', (code, ofSheet, inConsole) => {
    const fixes = [sheetNames, documentNames].map(
      (words) => diagnosticMessages[code].hidden({ code: 'hidden', ...given }, 'WAX', words).fix,
    );
    expect(fixes).toEqual([ofSheet, inConsole]);
  });

  it.each([
    ['en', 'on the site since 21 November 2026, 10:30 am', 'no room on the shelf (45 shown)'],
    ['bn', 'সাইটে আছে: 21 নভেম্বর 2026, সকাল 10:30 থেকে', 'বিভাগে জায়গা নেই (45টি দেখানো হয়)'],
    ['hi', 'साइट पर है: 21 नवंबर 2026, सुबह 10:30 बजे से', 'कैटेगरी में जगह नहीं (45 दिखते हैं)'],
  ] as const)('finds in the column Result in %s: %s', (code, shown, full) => {
    const { moment, since, noRoom, ...words } = sheetMessages[code];
    expect(since(moment('2026-11-21', 630))).toBe(shown);
    expect(noRoom(45)).toBe(full);
    expect(shown.startsWith(words.onSite)).toBe(true);
    expect(words.takenBackOn('').startsWith(words.takenBack)).toBe(true);
  });
});
