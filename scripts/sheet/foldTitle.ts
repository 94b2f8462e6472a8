/** Joiners and spaces without width, soft hyphens, marks of direction, variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

const DASHES = /[\p{Dash_Punctuation}\u2212]/gu;
const SINGLE_QUOTES = /[`\u00b4\u02b9\u02bb\u02bc\u2018-\u201b\u2032\u2039\u203a\uff07]/gu;
const DOUBLE_QUOTES = /[\u00ab\u00bb\u02ba\u201c-\u201f\u2033\u301d-\u301f\uff02]/gu;

/** All spaces but one between two digits: 1 2 is not 12. */
const SPACES = /(?<!\p{Nd}) | (?!\p{Nd})/gu;

/**
 * A title for comparison: without case, spaces, kinds of quotes and dashes, unseen characters.
 * Other signs count: SPF 50+, shade 1.5, lenses of -2.00.
 */
export function foldTitle(title: string): string {
  const folded = title
    .replace(UNSEEN, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(DASHES, '-')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(/\s+/g, ' ')
    .replace(SPACES, '');
  return folded || title.trim();
}
