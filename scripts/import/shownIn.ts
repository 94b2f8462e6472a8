import type { Cell as BookCell } from 'hucre/xlsx';
import { PICTURE_IN_CELL, withoutResult } from '../sheet/cellFault';
import { pictureFormula } from '../sheet/pictureFormula';
import type { Cell } from '../sheet/SheetTable';

/**
 * What a cell shows that has more than a value: the last result of its formula, or the address of the picture that the
 * formula shows. A cell that is not empty, though it has no value, says what is there, as `cellFault` knows it: an import
 * would empty its field. Its formula failed, or has no stored result, as in files that no spreadsheet saved, or a picture
 * is placed in it.
 */
export function shownIn({ value, type, formula }: BookCell): Cell {
  const picture = pictureFormula(formula ?? '');
  if (picture !== undefined) return picture;
  if (type === 'error') {
    // Excel's rich values: to readers that don't know them, a picture in a cell is this error, without a formula.
    return formula === undefined && value === '#VALUE!' ? PICTURE_IN_CELL : value || '#ERROR!';
  }
  return value ?? (formula === undefined ? '' : withoutResult(formula));
}
