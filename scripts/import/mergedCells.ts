import { sheetText } from './sheetText';

/**
 * The merged cells of one sheet of a workbook, such as A2:A10. Our library for workbooks does not tell them.
 * @param place the sheet's place in the workbook, the first is 0.
 */
export function mergedCells(bytes: Uint8Array, place: number): string[] {
  return Array.from(
    sheetText(bytes, place).matchAll(/<(?:\w+:)?mergeCell\s[^>]*ref="([^"]+)"/g),
    ([, cells = '']) => cells,
  );
}
