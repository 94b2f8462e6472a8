import type { SheetTabs } from './readSheetTabs';
import type { SheetMemory } from './SheetMemory';
import { sheetWords } from './sheetWords';

/**
 * The reason to refuse the sheet as a whole: a tab has lost a column that it had at the last run. A tab that is gone is
 * no reason, because what it had stays on the site.
 */
export function missingColumns(
  { tabs, headings, passedOver }: SheetTabs,
  memory: Pick<SheetMemory, 'headings'>,
): string | undefined {
  for (const { name } of tabs) {
    const before = memory.headings[name] ?? [];
    if (before.length > 0 && passedOver.has(name)) return `Tab ${name}: ${passedOver.get(name)}`;
    const gone = before.filter((heading) => !headings.get(name)?.includes(heading));
    if (gone.length > 0) return sheetWords.columnGone(name, gone);
  }
  return undefined;
}
