import { unpackedTexts, WORKBOOK } from './unpackedTexts';

/** Whether each sheet of a workbook is hidden, in their order. Our library for workbooks does not tell. */
export function hiddenSheets(bytes: Uint8Array): boolean[] {
  const sheets = unpackedTexts(bytes, [WORKBOOK])(WORKBOOK).match(/<(?:\w+:)?sheet\s[^>]*>/g);
  return (sheets ?? []).map((tag) => /\sstate="(?:h|veryH)idden"/.test(tag));
}
