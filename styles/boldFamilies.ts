/**
 * The families of bold Hind, on pages with `data-bold` (`showBoldLetters`). `text`: buttons and
 * labels. `headings`: headings and names in Bengali and Hindi, larger.
 */
export const boldFamilies = { text: 'Text', headings: 'Bold letters' } as const;
