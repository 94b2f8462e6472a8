/**
 * The family of Hind's bold letters: on every page those of buttons and labels, on pages in Bengali and Hindi also those
 * of headings and names. It counts once the page is marked with `data-bold` (`showBoldLetters`).
 */
export const boldFamily = 'Bold letters';
