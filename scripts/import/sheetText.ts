import { unzipSync } from 'fflate';

const RELATIONS = 'xl/_rels/workbook.xml.rels';
const WORKBOOK = 'xl/workbook.xml';

/** The XML of a workbook's first sheet, for what our library for workbooks does not tell; empty if it is not there. */
export function sheetText(bytes: Uint8Array): string {
  const about = textsOf(bytes, [WORKBOOK, RELATIONS]);
  const id = /<(?:\w+:)?sheet\s[^>]*?\w+:id="([^"]+)"/.exec(about(WORKBOOK))?.[1];
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
