import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from '../../scripts/export/writeSheet';
import type { SheetTable } from '../../scripts/sheet/SheetTable';

/**
 * A workbook with one sheet, in whose XML a part is replaced, for what our library writes no other way.
 * @param name the file in the workbook, if it is not the sheet.
 */
export async function workbookWith(
  table: SheetTable,
  part: RegExp,
  replacement: string,
  name = 'xl/worksheets/sheet1.xml',
): Promise<Uint8Array> {
  const files = unzipSync(await writeXlsx(table));
  const xml = strFromU8(files[name] ?? new Uint8Array());
  const changed = xml.replace(part, () => replacement);
  expect(changed).toContain(replacement);
  return zipSync({ ...files, [name]: strToU8(changed) });
}
