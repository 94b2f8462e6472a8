/**
 * The family of a script's bold letters, for headings, names and buttons. Pages in Bengali and Hindi know it, each with
 * the file of its own letters; it counts once the page is marked with `data-bold` (`showBoldLetters`).
 */
export const boldFamily = 'Bold letters';
