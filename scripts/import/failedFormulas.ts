import { sheetText } from './sheetText';

/** A cell whose formula failed, by its place in the table: index of the row and of the column. */
export interface FailedFormula {
  readonly row: number;
  readonly column: number;
  /** What the spreadsheet shows, such as #REF!. */
  readonly shows: string;
}

/**
 * The cells of one sheet of a workbook whose formulas failed. Our library for workbooks reads them as empty, so an import
 * would empty their fields.
 * @param place the sheet's place in the workbook, the first is 0.
 */
export function failedFormulas(bytes: Uint8Array, place: number): FailedFormula[] {
  const cells = sheetText(bytes, place).matchAll(
    /<(?:\w+:)?c\s([^>]*\bt="e"[^>]*)>(.*?)<\/(?:\w+:)?c>/gs,
  );
  return Array.from(cells, ([, attributes = '', content = '']) => {
    const [, letters = 'A', number = '1'] = attributes.match(/\br="([A-Z]+)(\d+)"/) ?? [];
    const [, shows = '#ERROR!'] = content.match(/<(?:\w+:)?v>([^<]*)</) ?? [];
    return { row: Number(number) - 1, column: columnIndex(letters), shows };
  });
}

/** A is 0, Z is 25, AA is 26. */
function columnIndex(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
