import { unpackedTexts, WORKBOOK } from './unpackedTexts';

const RELATIONS = 'xl/_rels/workbook.xml.rels';

/**
 * The XML of one sheet of a workbook, for what our library for workbooks does not tell; empty if it is not there.
 * @param place the sheet's place in the workbook, the first is 0.
 */
export function sheetText(bytes: Uint8Array, place: number): string {
  const about = unpackedTexts(bytes, [WORKBOOK, RELATIONS]);
  const sheets = [...about(WORKBOOK).matchAll(/<(?:\w+:)?sheet\s[^>]*?\w+:id="([^"]+)"/g)];
  const id = sheets[place]?.[1];
  const relation = about(RELATIONS)
    .match(/<(?:\w+:)?Relationship\s[^>]*>/g)
    ?.find((tag) => tag.includes(`Id="${id}"`));
  const sheet = /Target="\/?(?:xl\/)?([^"]+)"/.exec(relation ?? '')?.[1];
  return sheet ? unpackedTexts(bytes, [`xl/${sheet}`])(`xl/${sheet}`) : '';
}
