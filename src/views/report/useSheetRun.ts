import { useQuery } from '@tanstack/react-query';
import { sheetRunPath } from '@/catalogue/addresses/reportAddresses';
import type { Report } from '@/catalogue/Report';
import type { SheetRun } from '@/catalogue/SheetRun';

/** The last run of the sheet: the page's, perhaps as old as its last visit, then the site's own. */
export function useSheetRun({ desk, sheetRun }: Pick<Report, 'desk' | 'sheetRun'>) {
  const { data } = useQuery({
    queryKey: ['sheet run'],
    queryFn: ({ signal }) => fetchRun(signal),
    enabled: desk === 'sheet',
  });
  return data ?? sheetRun;
}

async function fetchRun(signal: AbortSignal): Promise<SheetRun | null> {
  const response = await fetch(sheetRunPath, { signal });
  if (!response.ok) throw new Error(`${sheetRunPath} answered ${response.status}`);
  return response.json();
}
