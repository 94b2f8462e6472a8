import type { Cell } from '../sheet/SheetTable';

/** A cell as the library for workbooks takes it. */
export function writtenCell(cell: Cell): Cell | null {
  return typeof cell === 'string' ? writtenText(cell) || null : cell;
}

/**
 * Escapes two kinds of text. In a workbook `_x0041_` stands for the letter A, so a text that contains such a sequence
 * needs its underscore escaped. The library keeps texts as keys of a plain object, so `constructor` and its like need
 * another spelling.
 */
function writtenText(text: string): string {
  const plain = text.replace(/_(?=x[\da-f]{4}_)/gi, escaped);
  return plain in {} ? escaped(plain.charAt(0)) + plain.slice(1) : plain;
}

function escaped(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
