const yes = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'হ্যাঁ', 'হাঁ', 'हाँ'];
const no = ['no', 'n', 'false', '0', 'না', 'नहीं'];

/** Parses the yes or no in a document's field or a spreadsheet's cell; undefined when it is neither. */
export function readYesNo(found: unknown): boolean | undefined {
  const typed = typeof found === 'object' ? '' : String(found).trim().toLowerCase();
  if (yes.includes(typed)) return true;
  return no.includes(typed) ? false : undefined;
}
