import type { SheetTable } from '../sheet/SheetTable';
import { namesTable } from './findColumns';
import { readTabs } from './readTabs';
import { refuseUnfit } from './refuseUnfit';

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
 * @throws SheetError when it is broken, has merged cells, or is larger than any catalogue.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Workbook> {
  const tabs = await readTabs(bytes);
  const visible = tabs.filter(({ isHidden }) => !isHidden);
  // Another shop's table has no column Shelf.
  const tab = visible.find(({ table }) => namesTable(table[0] ?? [])) ?? visible[0] ?? tabs[0];
  if (!tab) return { table: [], passedOver: [] };
  refuseUnfit(tab);
  const { table, hidden } = tab;
  return {
    table,
    ...(hidden.size ? { hidden } : {}),
    passedOver: tabs
      .filter((other) => other !== tab && other.table.length > 0)
      .map(({ name }) => name),
  };
}
