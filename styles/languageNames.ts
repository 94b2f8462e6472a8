/** Outlines of the bold files of `fontFaces`, in a square of 240 × 240, at one size. */
const outlines = {
  bn: 'M62 100h-10v59h-12l-31-23v-12q15-14 31-18v-6h-38v-10h60zm-22 46v-28q-11 4-21 12zm50-46h-10v59h-12v-52q0-4-2-6-1-1-4-1h-4v-10h5q4 0 6 4-1-6-1-11v-2h12v9h10zm7 18q0 0-3-3-2-2-2-10 0-7 5-12 4-4 12-4 7 0 12 4 5 5 5 12 0 8-5 13-5 4-12 4-8 0-12-4zm19-13q0-3-2-5-2-2-5-2-3 0-5 2-2 2-2 5 0 4 2 6 2 2 5 2 3 0 5-2 2-2 2-6zm-23 32v-13l36 23v12zm107 22h-12v-31q0-9-6-9-7 0-7 11v2h-12v-3q0-10-8-10-3 0-5 3-2 2-2 6 0 5 2 8 3 2 7 2 2 0 5 0v10q-3 1-6 1-9 0-15-6-5-5-5-15 0-8 5-14 5-5 13-5 6 0 10 2 4 3 5 7 1-4 4-7 3-2 7-2 5 0 8 3v-12h-58v-10h80v10h-10zm38-59h-10v59h-12v-52q0-4-2-6-1-1-4-1h-4v-10h5q4 0 6 4-1-6-1-11v-2h12v9h10z',
  hi: 'M35 62q21 0 48 9v11q-26-9-48-9-5 0-7 2-3 3-3 7v8h11v10h-11v59h-11v-59h-11v-10h11v-8q0-9 5-14 6-6 16-6zm46 54h-25q-5 0-5 4 0 3 4 6 4-1 9-1 9 0 14 4 6 5 6 11 0 4-1 6h-12q1-2 1-5 0-3-2-5-2-1-6-1-6 0-10 2-3 3-3 6 0 5 4 7 4 3 12 3 5 0 14-2v10q-8 2-15 2-13 0-20-6-7-6-7-14 0-8 7-13-7-4-7-12 0-6 4-9 4-3 10-3h17v-6h-39v-10h61v10h-11zm85 2h-20q-6 0-9 3-4 3-4 9 0 5 3 9 3 3 8 3 5 0 9-3 3-3 3-8h12v29h-12v-13q-2 2-6 4-4 1-7 1-10 0-16-6-6-6-6-16 0-3 1-5h-15q-2 0-3 1-1 1-1 4 0 3 1 7h-9q-3-6-3-13 0-4 2-6 3-3 8-3h24q7-7 20-7h8v-8h-67v-10h90v10h-11zm28-28h11v10h-11v59h-11v-59h-11v-10h10v-8q0-4-2-6-2-3-6-3-8 0-8 9v3h-12v-3q0-10 6-15 5-4 14-4 9 0 15 4 5 5 5 15z',
};

/**
 * Draws the names of Bengali and Hindi (`LanguageLink`): a page has no font for other languages.
 * @param code The page's language.
 */
export function languageNames(code: string): string {
  return Object.entries(outlines)
    .filter(([other]) => other !== code)
    .map(
      ([other, path]) =>
        `.drawn[hreflang=${other}]::before{-webkit-mask-image:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 240'><path d='${path}'/></svg>")}`,
    )
    .concat(
      '.drawn[hreflang]{font-size:0}.drawn[hreflang]::before{width:min(2.25rem,40px);height:min(2.25rem,40px);font-size:var(--text-base)}',
    )
    .join('');
}
