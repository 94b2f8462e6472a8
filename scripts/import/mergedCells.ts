import { unzipSync } from 'fflate';

const RELATIONS = 'xl/_rels/workbook.xml.rels';
const WORKBOOK = 'xl/workbook.xml';

/**
 * The merged cells of one sheet of a workbook, such as A2:A10. Our library for workbooks does not tell them.
 * @param place the sheet's place in the workbook, the first is 0.
 */
export function mergedCells(bytes: Uint8Array, place: number): string[] {
  const about = textsOf(bytes, [WORKBOOK, RELATIONS]);
  const sheets = [...about(WORKBOOK).matchAll(/<(?:\w+:)?sheet\s[^>]*?\w+:id="([^"]+)"/g)];
  const id = sheets[place]?.[1];
  const relation = about(RELATIONS)
    .match(/<(?:\w+:)?Relationship\s[^>]*>/g)
    ?.find((tag) => tag.includes(`Id="${id}"`));
  const target = /Target="\/?(?:xl\/)?([^"]+)"/.exec(relation ?? '')?.[1];
  if (!target) return [];
  const content = textsOf(bytes, [`xl/${target}`])(`xl/${target}`);
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
