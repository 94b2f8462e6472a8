import type { StoredCollections } from '../database/listDocuments';
import type { Refusal } from '../import/parseRows';
import type { ImportPlan } from '../import/planImport';
import { type SettledPlan, type Settling, settlePlan } from '../import/settlePlan';
import type { LocalPicture } from './LocalPicture';
import type { LinkedRows } from './linkPictures';

const SAID_EVERY = 25;

/**
 * Plans rows with their pictures: decodes new files. Uploads and writes nothing.
 * @returns the plan with all refusals, and remarks on new pictures.
 */
export async function planWithPictures(
  { rows, pictures }: LinkedRows,
  stored: StoredCollections,
  { say, ...settling }: Omit<Settling, 'faultsOf'> & { readonly say: (line: string) => void },
): Promise<{ readonly plan: SettledPlan; readonly remarks: readonly Refusal[] }> {
  const plan = await settlePlan(rows, stored, {
    faultsOf: (found) => pictureFaults(wantedPictures(found, pictures), say),
    ...settling,
  });
  return { plan, remarks: [] };
}

/** Decodes pictures whole: nothing was asked or written yet. */
async function pictureFaults(
  wanted: readonly WantedPicture[],
  say: (line: string) => void,
): Promise<Refusal[]> {
  const faults: Refusal[] = [];
  for (const [index, { row, column, picture }] of wanted.entries()) {
    const shrunk = await picture.shrink();
    if ('reason' in shrunk)
      faults.push({ row, column, reason: `"${picture.fileName}" ${shrunk.reason}` });
    if ((index + 1) % SAID_EVERY === 0)
      say(`  Looked at ${index + 1} of ${wanted.length} pictures`);
  }
  return faults;
}

interface WantedPicture {
  readonly row: number;
  readonly column: string;
  readonly picture: LocalPicture;
}

/** The pictures that a plan needs. @param pictures By the addresses that they will have. */
export function wantedPictures(
  { added, changed }: Pick<ImportPlan, 'added' | 'changed'>,
  pictures: ReadonlyMap<string, LocalPicture>,
): WantedPicture[] {
  return [...added, ...changed].flatMap(({ row, changes }) =>
    changes.flatMap(({ column, after }) => {
      const picture = pictures.get(String(after));
      return picture ? [{ row, column: column.heading, picture }] : [];
    }),
  );
}
