const yes = [
  ...['yes', 'y', 'true', '1', 'x', 'ok', '✓', '✔', '✅', '☑'],
  ...['হ্যাঁ', 'হ্যা', 'হাঁ', 'জি', 'জী', 'हाँ', 'हां', 'हा', 'जी'],
];
const no = ['no', 'n', 'false', '0', '×', '❌', '✗', '✘', 'না', 'নাই', 'নেই', 'नहीं', 'नही', 'ना'];

/** Punctuation after an answer, and the variation selector that turns a sign into an emoji. */
const around = /\ufe0f|[\s.!।]+$/gu;

/** Parses a yes or no of a document or spreadsheet; undefined when it is neither. */
export function readYesNo(found: unknown): boolean | undefined {
  const typed = typeof found === 'object' ? '' : String(found).trim().toLowerCase();
  const answer = typed.replace(around, '').normalize('NFC');
  if (answers.yes.has(answer)) return true;
  return answers.no.has(answer) ? false : undefined;
}

/** The words are normalised, because য় and ड़ can be typed as one or two characters. */
const answers = {
  yes: new Set(yes.map((word) => word.normalize('NFC'))),
  no: new Set(no.map((word) => word.normalize('NFC'))),
};
