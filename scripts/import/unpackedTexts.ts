import { unzipSync } from 'fflate';

/** The file of a workbook that lists its sheets. */
export const WORKBOOK = 'xl/workbook.xml';

/** Unpacks files of a workbook; the text of one that is not there is empty. */
export function unpackedTexts(
  bytes: Uint8Array,
  names: readonly string[],
): (name: string) => string {
  const files = unzipSync(bytes, { filter: ({ name }) => names.includes(name) });
  return (name) => new TextDecoder().decode(files[name]);
}
