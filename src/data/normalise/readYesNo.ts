const yes = [
  ...['yes', 'y', 'true', '1', 'x', 'ok', '✓', '✔', '✅', '☑'],
  ...['হ্যাঁ', 'হ্যা', 'হাঁ', 'জি', 'জী', 'हाँ', 'हां', 'हा', 'जी'],
];
const no = ['no', 'n', 'false', '0', '×', '❌', '✗', '✘', 'না', 'নাই', 'নেই', 'नहीं', 'नही', 'ना'];

/** Punctuation after an answer, and the variation selector that turns a sign into an emoji. */
const around = /\ufe0f|[\s.!।]+$/gu;

/** What people write of goods that are sold out. নেই, "there is none", is a no elsewhere. */
const soldOut = [
  ...[
    'sold out',
    'out of stock',
    'no stock',
    'stock out',
    'finished',
    'not available',
    'unavailable',
  ],
  ...['নেই', 'শেষ', 'ফুরিয়ে গেছে', 'স্টক নেই', 'खत्म', 'ख़त्म', 'समाप्त', 'स्टॉक नहीं', 'नहीं है'],
];

/** Parses a yes or no of a document or spreadsheet; undefined when it is neither. */
export function readYesNo(found: unknown): boolean | undefined {
  const answer = answerIn(found);
  if (answers.yes.has(answer)) return true;
  return answers.no.has(answer) ? false : undefined;
}

/** As `readYesNo`; words for "sold out" mean yes. */
export function readSoldOut(found: unknown): boolean | undefined {
  return answers.soldOut.has(answerIn(found)) || readYesNo(found);
}

function answerIn(found: unknown): string {
  const typed = typeof found === 'object' ? '' : String(found).trim().toLowerCase();
  return typed.replace(around, '').normalize('NFC');
}

/** The words are normalised, because য় and ड़ can be typed as one or two characters. */
const answers = {
  yes: new Set(yes.map((word) => word.normalize('NFC'))),
  no: new Set(no.map((word) => word.normalize('NFC'))),
  soldOut: new Set(soldOut.map((word) => word.normalize('NFC'))),
};
