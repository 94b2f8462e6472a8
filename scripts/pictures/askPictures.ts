import { checkPictures } from '../../src/answers/diagnostics/checkPictures';
import { type Finding, messageOf } from '../../src/answers/diagnostics/Finding';
import { inspectPicture } from '../../src/answers/diagnostics/inspectPicture';
import type { FieldNames } from '../../src/messages/en/fieldNames';
import type { Refusal } from '../import/parseRows';
import type { ImportPlan } from '../import/planImport';
import { spokenLanguage } from '../sheet/refusalWords';
import { isPictureColumn } from './isPictureColumn';

type Writes = Pick<ImportPlan, 'added' | 'changed'>;

interface AskedPictures {
  readonly refused: readonly Refusal[];
  /** A host that did not answer, a small picture. */
  readonly warnings: readonly Refusal[];
}

const UNSEEN: readonly Finding['code'][] = ['pictureUnreached', 'pictureMoved'];

const MANY = 25;

/**
 * Makes the function that asks a run's new picture addresses, each once. It never throws: no answer
 * is a warning, but refuses the cell if a picture that may work would be replaced.
 * @param uploads Addresses of pictures still to be uploaded.
 */
export function askPictures(
  uploads: { readonly has: (address: string) => boolean },
  words: FieldNames,
  say: (line: string) => void,
): (plan: Writes) => Promise<AskedPictures> {
  const asked = new Map<string, ReturnType<typeof inspectPicture>>();
  const once = (address: string) => {
    const answer = asked.get(address) ?? inspectPicture(address);
    asked.set(address, answer);
    return answer;
  };
  return async (plan) => {
    const cells = new Map(askedCells(plan, uploads).map((cell) => [placeOf(cell), cell]));
    const documents = new Map<string, Record<string, Record<string, string>>>();
    for (const { collection, id, field, address } of cells.values()) {
      const byId = documents.get(collection) ?? {};
      documents.set(collection, { ...byId, [id]: { ...byId[id], [field]: address } });
    }
    const hosted = [...cells.values()].filter(({ address }) => !address.startsWith('/')).length;
    if (asked.size === 0 && hosted > MANY) say(`  Asking for ${hosted} new pictures`);
    const most = Number.POSITIVE_INFINITY;
    const { findings } = await checkPictures(documents, most, once, words, spokenLanguage());
    const found = findings.flatMap((finding) => {
      const cell = cells.get(placeOf(finding));
      return cell ? [{ isBad: isBad(finding, cell), refusal: refusalOf(finding, cell) }] : [];
    });
    return {
      refused: found.flatMap(({ isBad, refusal }) => (isBad ? refusal : [])),
      warnings: found.flatMap(({ isBad, refusal }) => (isBad ? [] : refusal)),
    };
  };
}

interface AskedCell {
  readonly row: number;
  readonly collection: string;
  readonly id: string;
  readonly field: string;
  readonly heading: string;
  readonly address: string;
  /** The document has another picture there. */
  readonly isReplacing: boolean;
}

function askedCells(
  { added, changed }: Writes,
  uploads: Parameters<typeof askPictures>[0],
): AskedCell[] {
  return [...added, ...changed].flatMap(({ row, write: { collection, id }, changes }) =>
    changes.flatMap(({ column, before, after }) => {
      const address = String(after).trim();
      if (!isPictureColumn(column) || !address || uploads.has(address)) return [];
      const isReplacing = String(before).trim() !== '';
      return [{ ...column, row, collection, id, address, isReplacing }];
    }),
  );
}

/** A file of this site may come with its next build. */
function isBad({ severity, code }: Finding, { address, isReplacing }: AskedCell): boolean {
  const isUnseen = UNSEEN.includes(code) && isReplacing;
  return (severity === 'error' || isUnseen) && !address.startsWith('/');
}

function refusalOf(finding: Finding, { row, heading }: AskedCell): Refusal {
  return { row, column: heading, reason: messageOf(finding) };
}

function placeOf({ collection, id, field }: Pick<Finding, 'collection' | 'id' | 'field'>): string {
  return JSON.stringify([collection, id, field]);
}
