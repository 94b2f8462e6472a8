import type { SheetTable } from '../sheet/SheetTable';
import { namesTable } from './findColumns';
import { hiddenSheets } from './hiddenSheets';
import { readTabs } from './readTabs';
import { refuseMergedCells } from './refuseMergedCells';

/** The table in a workbook, and the names of other sheets that are not empty. */
export interface Workbook {
  readonly table: SheetTable;
  /** The numbers of its hidden rows; absent if there are none. */
  readonly hidden?: ReadonlySet<number>;
  readonly passedOver: readonly string[];
  /** Whether it is text with commas, in which a comma too many moves cells; absent for a workbook. */
  readonly isText?: true;
}

/**
 * Reads the first visible sheet of a workbook (.xlsx) that has a table of the catalogue: there may be notes before it, and
 * hidden lists.
 * @throws SheetError when it is broken, has merged cells, or unpacks to more than any catalogue.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Workbook> {
  const tabs = await readTabs(bytes);
  const isHidden = hiddenSheets(bytes);
  const found = tabs.findIndex(({ table }, at) => !isHidden[at] && namesTable(table[0] ?? []));
  // Another shop's table has no column Shelf.
  const place = found < 0 ? Math.max(isHidden.indexOf(false), 0) : found;
  refuseMergedCells(bytes, place);
  const others = tabs.filter(({ table }, index) => index !== place && table.length > 0);
  const { table = [], hidden } = tabs[place] ?? {};
  return {
    table,
    ...(hidden?.size ? { hidden } : {}),
    passedOver: others.map(({ name }) => name),
  };
}
