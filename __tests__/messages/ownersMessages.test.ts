import { readFileSync } from 'node:fs';
import { findingOf } from '@/answers/report/findingOf';
import type { DiagnosticCode } from '@/catalogue/Diagnostic';
import { diagnosticSeverities } from '@/catalogue/diagnosticSeverities';
import { reportMessages as bengaliReport } from '@/messages/bn/reportMessages';
import { reportMessages as hindiReport } from '@/messages/hi/reportMessages';
import { notSaid } from '../helpers/notSaid';

const codes = Object.keys(diagnosticSeverities) as DiagnosticCode[];
const fields = ['price', 'hidden', 'img', 'link1', 'shades', 'size', 'day', 'title_bn'];
const given = { ids: ['alfa', 'bravo'], found: '2027-10-09', meant: '2027-10-07', made: 'Charlie' };

/** All sentences of a language on all diagnostics. */
function sentencesIn(language: 'en' | 'bn' | 'hi') {
  return codes.flatMap((code) =>
    fields.flatMap((field) => {
      const { problem, cure } = findingOf('WAX Stick', { code, field, ...given }, language);
      return [problem, cure].map((said) => ({ code, field, said }));
    }),
  );
}

const english = sentencesIn('en');

it('a problem and its cure are a sentence each, or two', () => {
  expect(codes.length).toBeLessThanOrEqual(30);
  for (const { said } of english) expect(said).toMatch(/^[A-Z"\d][^\n]+\.$/);
});

describe.each([
  ['bn', /\p{Script=Bengali}/u, 'docs/words/bengali.md', bengaliReport],
  ['hi', /\p{Script=Devanagari}/u, 'docs/words/hindi.md', hindiReport],
] as const)('what the owner reads in %s', (language, script, glossary, report) => {
  const said = sentencesIn(language);

  it('says each sentence in its script, whole, with Latin digits', () => {
    const wrong = said.filter(
      ({ said: text }) =>
        !script.test(text) ||
        /undefined|\[object|\n/.test(text) ||
        /(?![0-9])\p{Nd}/u.test(text) ||
        text !== text.normalize('NFC'),
    );
    expect(wrong).toEqual([]);
  });

  it('says what is wrong with the same values as in English', () => {
    const values = ['Charlie', '9', '2027', 'Price', 'M.R.P.', 'Title in Bengali'];
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
      ...Object.values(report).filter((text) => typeof text === 'string'),
      ...Object.values(report.severities),
      report.read('2027-10-09', 630),
      report.more(5),
    ];
    expect(all.length).toBeGreaterThan(200);
    const ruledOut = all.flatMap((text) =>
      words.filter((word) => text.includes(word)).map((word) => [word, text]),
    );
    expect(ruledOut).toEqual([]);
  });
});
