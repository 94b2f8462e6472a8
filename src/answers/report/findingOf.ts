import { findCollection } from '@/catalogue/allCollections';
import { diagnosticSeverities, type ShelfDiagnostic } from '@/catalogue/Diagnostic';
import type { Finding } from '@/catalogue/Finding';
import type { DocumentField } from '@/data/normalise/DocumentField';
import { documentFields } from '@/data/normalise/documentFields';
import { fieldReaders } from '@/data/normalise/fieldReaders';
import { noticeReaders } from '@/data/normalise/noticeReaders';
import { diagnosticMessages } from '@/messages/diagnosticMessages';
import type { InputKind } from '@/messages/InputKind';
import type { LanguageCode } from '@/shop/LanguageCode';

/** Each field's kind of input, by its reader. Fields with any other reader are texts. */
const inputKinds: ReadonlyMap<unknown, InputKind> = new Map<unknown, InputKind>([
  [fieldReaders.rupees, 'number'],
  [fieldReaders.percent, 'number'],
  [fieldReaders.position, 'number'],
  [fieldReaders.yes, 'answer'],
  [fieldReaders.no, 'answer'],
  [fieldReaders.picture, 'picture'],
  [fieldReaders.link, 'link'],
  [fieldReaders.shades, 'shades'],
  [fieldReaders.size, 'size'],
  [fieldReaders.day, 'day'],
  [noticeReaders.hours, 'hours'],
  [noticeReaders.holidays, 'holidays'],
  [noticeReaders.delivery, 'areas'],
]);

/** A diagnostic on a collection, in plain sentences of a language. */
export function findingOf(
  collection: string,
  { code, ids, field = '', found = '', made = '', meant = '' }: ShelfDiagnostic,
  language: LanguageCode,
): Finding {
  const known = fieldOf(collection, field);
  const [problem, cure] = diagnosticMessages[language][code]({
    ...{ field, found, made, meant },
    name: known?.heading ?? field,
    input: inputKinds.get(known?.read) ?? 'text',
    many: ids.length,
  });
  const severity = diagnosticSeverities[code];
  return { collection, id: ids[0] ?? '', field, severity, code, problem, cure };
}

/** A field of a collection's documents; undefined if they don't have it. */
function fieldOf(collection: string, name: string): DocumentField | undefined {
  const kind = findCollection(collection)?.kind;
  const fields = Object.entries<DocumentField>(kind ? documentFields[kind] : {});
  return fields.find(([field]) => field === name)?.[1];
}
