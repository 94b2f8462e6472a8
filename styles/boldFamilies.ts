/**
 * The families with bold letters of Hind. They count once the page is marked with `data-bold` (`showBoldLetters`).
 * `text`: on every page, for buttons and labels; it has the letters of weight 400 too, so that weights alone decide.
 * `headings`: on pages in Bengali and Hindi, for headings and names, and larger.
 */
export const boldFamilies = { text: 'Text', headings: 'Bold letters' } as const;
