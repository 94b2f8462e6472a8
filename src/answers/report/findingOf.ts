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

const { rupees, percent, position, yes, soldOut, no, picture, link, shades, size, day } =
  fieldReaders;
const { hours, holidays, delivery } = noticeReaders;

/** The readers of each kind of input. Fields with any other reader are texts. */
const inputReaders: readonly (readonly [input: InputKind, readers: readonly unknown[]])[] = [
  ['number', [rupees, percent, position]],
  ['answer', [yes, soldOut, no]],
  ['picture', [picture]],
  ['link', [link]],
  ['shades', [shades]],
  ['size', [size]],
  ['day', [day]],
  ['hours', [hours]],
  ['holidays', [holidays]],
  ['areas', [delivery]],
];

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
    input: inputOf(known),
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

function inputOf(field: DocumentField | undefined): InputKind {
  return inputReaders.find(([, readers]) => readers.includes(field?.read))?.[0] ?? 'text';
}
