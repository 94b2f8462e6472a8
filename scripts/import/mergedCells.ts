import { sheetText } from './sheetText';

/** The merged cells of a workbook's first sheet, such as A2:A10. Our library for workbooks does not tell them. */
export function mergedCells(bytes: Uint8Array): string[] {
  return Array.from(
    sheetText(bytes).matchAll(/<(?:\w+:)?mergeCell\s[^>]*ref="([^"]+)"/g),
    ([, cells = '']) => cells,
  );
}
