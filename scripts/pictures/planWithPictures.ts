import type { FieldNames } from '../../src/messages/en/fieldNames';
import type { Refusal, SheetRow } from '../import/parseRows';
import { type SettledPlan, settlePlan } from '../import/settlePlan';
import type { StoredCollections } from '../push/listDocuments';
import { askPictures } from './askPictures';
import type { LinkedRows } from './linkPictures';
import { pictureFaults } from './pictureFaults';
import { smallPictures } from './smallPictures';
import { wantedPictures } from './wantedPictures';

/**
 * Plans rows, of a file or of the Google Sheet, with the pictures that they name: new ones of a folder are decoded, new
 * addresses asked for, and a cell without a picture is refused. Nothing is uploaded or written.
 * @param unchanged further rows that have their documents already.
 * @returns the plan, all refusals among it, and what the owner should know of the new pictures of rows that are written.
 */
export async function planWithPictures(
  { rows, pictures }: LinkedRows,
  stored: StoredCollections,
  words: FieldNames,
  say: (line: string) => void,
  unchanged: readonly SheetRow[] = [],
): Promise<{ readonly plan: SettledPlan; readonly remarks: readonly Refusal[] }> {
  const ask = askPictures(pictures, words, say);
  const plan = await settlePlan(rows, stored, {
    faultsOf: async (found) => [
      ...(await pictureFaults(wantedPictures(found, pictures), say)),
      ...(await ask(found)).refused,
    ],
    unchanged,
    words,
  });
  const small = await smallPictures(wantedPictures(plan, pictures));
  return { plan, remarks: [...small, ...(await ask(plan)).warnings] };
}
