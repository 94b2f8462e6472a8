import { decodedEntities } from '../../src/data/normalise/decodedEntities';
import { PICTURE_IN_CELL, withoutResult } from '../sheet/cellFault';
import { pictureFormula } from '../sheet/pictureFormula';

/** A cell that is not empty, though it has no value: by its place in the table, index of the row and of the column. */
export interface UnreadCell {
  readonly row: number;
  readonly column: number;
  /** The address of the picture that its formula shows, or what `cellFault` knows: #REF!, a formula, a picture. */
  readonly shows: string;
}

const CELL = /<(?:\w+:)?c\s([^>]*[^/>])>(.*?)<\/(?:\w+:)?c>/gs;
const FORMULA = /<(?:\w+:)?f(?:\s[^>]*[^/])?>([^<]*)</;
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</;

/**
 * The cells of one sheet that our library for workbooks reads as empty, though they are not: an import would empty their
 * fields. Their formula failed, has no stored result, as in files that no spreadsheet saved, or shows a picture; or a
 * picture is placed in the cell.
 * @param sheet the sheet's XML.
 */
export function unreadCells(sheet: string): UnreadCell[] {
  return [...sheet.matchAll(CELL)].flatMap(([, attributes = '', content = '']) => {
    const shows = shownBy(attributes, content);
    if (shows === undefined) return [];
    const [, letters = 'A', number = '1'] = attributes.match(/\br="([A-Z]+)(\d+)"/) ?? [];
    return { row: Number(number) - 1, column: columnIndex(letters), shows };
  });
}

function shownBy(attributes: string, content: string): string | undefined {
  const hasFormula = /<(?:\w+:)?f[\s/>]/.test(content);
  const formula = decodedEntities(FORMULA.exec(content)?.[1] ?? '');
  const value = VALUE.exec(content)?.[1];
  const picture = pictureFormula(formula);
  if (picture !== undefined) return picture;
  if (/\bt="e"/.test(attributes)) {
    // Excel's rich values: to readers that don't know them, a picture in a cell is a formula that failed.
    return !hasFormula && /\bvm="/.test(attributes) ? PICTURE_IN_CELL : value || '#ERROR!';
  }
  // An empty text is a result, too: =IF(A2="","",…).
  const isText = /\bt="str"/.test(attributes) && /<(?:\w+:)?v[\s/>]/.test(content);
  return hasFormula && !value && !isText ? withoutResult(formula) : undefined;
}

/** A is 0, Z is 25, AA is 26. */
function columnIndex(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
