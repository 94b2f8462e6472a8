import { checkPictures } from '../../src/answers/diagnostics/checkPictures';
import { type Finding, messageOf } from '../../src/answers/diagnostics/Finding';
import { inspectPicture } from '../../src/answers/diagnostics/inspectPicture';
import type { FieldNames } from '../../src/messages/en/fieldNames';
import type { Refusal } from '../import/parseRows';
import type { ImportPlan } from '../import/planImport';
import { fieldColumns } from '../sheet/columns';
import { spokenLanguage } from '../sheet/refusalWords';
import { isPictureColumn } from './isPictureColumn';

type Writes = Pick<ImportPlan, 'added' | 'changed'>;

/** What is wrong with pictures at new addresses. */
interface AskedPictures {
  /** Of cells that can't be taken: their host says that there is no picture, or none that browsers show. */
  readonly refused: readonly Refusal[];
  /** What the owner should know: a host that did not answer, a small picture. */
  readonly warnings: readonly Refusal[];
}

/** Diagnostics that leave open whether there is a picture. */
const UNSEEN: readonly Finding['code'][] = ['pictureUnreached', 'pictureMoved'];

/** Number of pictures from which on a line says that it takes a while. */
const MANY = 25;

/**
 * Makes the function that asks, in one run, for type and size of the pictures at the addresses that a plan brings in:
 * each once, however often the run plans again. Those that are stored already are not asked for, and those that will be
 * uploaded are looked at elsewhere (`planWithPictures`). It never throws: a host that does not answer is a warning. An
 * address takes the place of another picture only after a picture was seen there: that one may work.
 * @param uploads the addresses of pictures that are not there yet.
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
    const { documents, rows, replacing, hosted } = newPictures(plan, uploads);
    if (asked.size === 0 && hosted > MANY) say(`  Asking for ${hosted} new pictures`);
    const { findings } = await checkPictures(
      documents,
      Number.POSITIVE_INFINITY,
      once,
      words,
      spokenLanguage(),
    );
    const isBad = ({ collection, id, field, severity, code }: Finding) =>
      (severity === 'error' ||
        (UNSEEN.includes(code) && replacing.has(placeOf(collection, id, field)))) &&
      // A file of this site may come with its next build.
      !documents.get(collection)?.[id ?? '']?.[field ?? '']?.startsWith('/');
    const refusal = (finding: Finding) => refusalOf(finding, rows);
    return {
      refused: findings.filter(isBad).map(refusal),
      warnings: findings.filter((finding) => !isBad(finding)).map(refusal),
    };
  };
}

/** The picture fields that a plan changes, as documents, with the row of each document by its place. */
function newPictures({ added, changed }: Writes, uploads: Parameters<typeof askPictures>[0]) {
  const documents = new Map<string, Record<string, Record<string, string>>>();
  const rows = new Map<string, number>();
  const replacing = new Set<string>();
  let hosted = 0;
  for (const { row, write, changes } of [...added, ...changed]) {
    const asked = changes.filter(({ column, after }) => {
      const address = String(after).trim();
      return isPictureColumn(column) && address && !uploads.has(address);
    });
    const own = asked.map(({ column, after }) => [column.field, String(after).trim()] as const);
    for (const { column, before } of asked)
      if (String(before).trim()) replacing.add(placeOf(write.collection, write.id, column.field));
    const byId = documents.get(write.collection) ?? {};
    byId[write.id] = Object.fromEntries(own);
    documents.set(write.collection, byId);
    rows.set(placeOf(write.collection, write.id), row);
    hosted += own.filter(([, address]) => !address.startsWith('/')).length;
  }
  return { documents, rows, replacing, hosted };
}

function refusalOf(finding: Finding, rows: ReadonlyMap<string, number>): Refusal {
  const column = fieldColumns.find(({ field }) => field === finding.field)?.heading;
  return {
    row: rows.get(placeOf(finding.collection, finding.id)) ?? 0,
    ...(column ? { column } : {}),
    reason: messageOf(finding),
  };
}

function placeOf(...place: readonly (string | null)[]): string {
  return JSON.stringify(place);
}
