import { unzipSync } from 'fflate';

const RELATIONS = 'xl/_rels/workbook.xml.rels';
const WORKBOOK = 'xl/workbook.xml';

/** The merged cells of a workbook's first sheet, such as A2:A10. Our library for workbooks does not tell them. */
export function mergedCells(bytes: Uint8Array): string[] {
  const about = textsOf(bytes, [WORKBOOK, RELATIONS]);
  const id = /<(?:\w+:)?sheet\s[^>]*?\w+:id="([^"]+)"/.exec(about(WORKBOOK))?.[1];
  const relation = about(RELATIONS)
    .match(/<(?:\w+:)?Relationship\s[^>]*>/g)
    ?.find((tag) => tag.includes(`Id="${id}"`));
  const sheet = /Target="\/?(?:xl\/)?([^"]+)"/.exec(relation ?? '')?.[1];
  if (!sheet) return [];
  const content = textsOf(bytes, [`xl/${sheet}`])(`xl/${sheet}`);
  return Array.from(
    content.matchAll(/<(?:\w+:)?mergeCell\s[^>]*ref="([^"]+)"/g),
    ([, cells = '']) => cells,
  );
}

/** Unpacks files of an archive; the text of one that is not there is empty. */
function textsOf(bytes: Uint8Array, names: readonly string[]): (name: string) => string {
  const files = unzipSync(bytes, { filter: ({ name }) => names.includes(name) });
  return (name) => new TextDecoder().decode(files[name]);
}
