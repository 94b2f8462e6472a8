import type { SheetTable } from '../sheet/SheetTable';
import { readTabs } from './readTabs';
import { refuseMergedCells } from './refuseMergedCells';

/** The first sheet of a workbook, and the names of other sheets that are not empty. */
export interface Workbook {
  readonly table: SheetTable;
  readonly passedOver: readonly string[];
}

/**
 * Reads the first sheet of a workbook (.xlsx).
 * @throws SheetError when it is broken, has merged cells, or unpacks to more than any catalogue.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Workbook> {
  const [first, ...others] = await readTabs(bytes);
  refuseMergedCells(bytes);
  return {
    table: first?.table ?? [],
    passedOver: others.filter(({ table }) => table.length > 0).map(({ name }) => name),
  };
}
