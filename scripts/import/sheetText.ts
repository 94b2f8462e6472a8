import { unzipSync } from 'fflate';

const RELATIONS = 'xl/_rels/workbook.xml.rels';
const WORKBOOK = 'xl/workbook.xml';

/**
 * The XML of one sheet of a workbook, for what our library for workbooks does not tell; empty if it is not there.
 * @param place the sheet's place in the workbook, the first is 0.
 */
export function sheetText(bytes: Uint8Array, place: number): string {
  const about = textsOf(bytes, [WORKBOOK, RELATIONS]);
  const sheets = [...about(WORKBOOK).matchAll(/<(?:\w+:)?sheet\s[^>]*?\w+:id="([^"]+)"/g)];
  const id = sheets[place]?.[1];
  const relation = about(RELATIONS)
    .match(/<(?:\w+:)?Relationship\s[^>]*>/g)
    ?.find((tag) => tag.includes(`Id="${id}"`));
  const sheet = /Target="\/?(?:xl\/)?([^"]+)"/.exec(relation ?? '')?.[1];
  return sheet ? textsOf(bytes, [`xl/${sheet}`])(`xl/${sheet}`) : '';
}

/** Unpacks files of an archive; the text of one that is not there is empty. */
function textsOf(bytes: Uint8Array, names: readonly string[]): (name: string) => string {
  const files = unzipSync(bytes, { filter: ({ name }) => names.includes(name) });
  return (name) => new TextDecoder().decode(files[name]);
}
