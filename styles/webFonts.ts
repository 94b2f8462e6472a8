/**
 * The style that puts web fonts before those of the system: on pages that are marked so (`markLowData`), and where no
 * script can mark them.
 * @param display Families of headings and prices, in CSS's list.
 * @param text Families of everything else, likewise.
 */
export function webFonts(display: string, text: string): string {
  const families = `{--web-display:${display};--web-text:${text}}`;
  return `[data-fonts]${families}@media (scripting:none){:root${families}}`;
}
