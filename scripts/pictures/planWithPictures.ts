import { messageOf } from '../../src/answers/diagnostics/Finding';
import { smallPicture } from '../../src/answers/diagnostics/smallPicture';
import { diagnosticMessages } from '../../src/messages/diagnosticMessages';
import { documentNames } from '../../src/messages/en/fieldNames';
import type { StoredCollections } from '../database/listDocuments';
import type { Refusal } from '../import/parseRows';
import type { ImportPlan } from '../import/planImport';
import { type SettledPlan, type Settling, settlePlan } from '../import/settlePlan';
import { spokenLanguage } from '../sheet/refusalWords';
import { askPictures } from './askPictures';
import type { LocalPicture } from './LocalPicture';
import type { LinkedRows } from './linkPictures';

const SAID_EVERY = 25;

/**
 * Plans rows with their pictures: decodes new files, asks for new addresses. Uploads and writes
 * nothing.
 * @returns the plan with all refusals, and remarks on new pictures.
 */
export async function planWithPictures(
  { rows, pictures }: LinkedRows,
  stored: StoredCollections,
  { say, ...settling }: Omit<Settling, 'faultsOf'> & { readonly say: (line: string) => void },
): Promise<{ readonly plan: SettledPlan; readonly remarks: readonly Refusal[] }> {
  const ask = askPictures(pictures, settling.words, say);
  const plan = await settlePlan(rows, stored, {
    faultsOf: async (found) => [
      ...(await pictureFaults(wantedPictures(found, pictures), say)),
      ...(await ask(found)).refused,
    ],
    ...settling,
  });
  const small = await smallPictures(wantedPictures(plan, pictures));
  return { plan, remarks: [...small, ...(await ask(plan)).warnings] };
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

/** Pictures that will look blurred; uploaded all the same. */
async function smallPictures(wanted: readonly WantedPicture[]): Promise<Refusal[]> {
  const remarks: Refusal[] = [];
  for (const { row, column, picture } of wanted) {
    const shrunk = await picture.shrink();
    const fault = 'jpeg' in shrunk ? smallPicture(shrunk) : undefined;
    if (!fault) continue;
    const { pictureSmall } = diagnosticMessages[spokenLanguage()];
    const message = pictureSmall({ ...fault, ids: [] }, '', documentNames);
    const reason = `"${picture.fileName}": ${messageOf(message)}`;
    remarks.push({ row, column, reason });
  }
  return remarks;
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
