import type { Diagnostic } from '@/catalogue/Diagnostic';
import { omitUndefined } from '../../shop/omitUndefined';
import type { DocumentField, FieldReading } from './DocumentField';
import { fieldReaders } from './fieldReaders';
import { excerpt } from './readText';
import { saysNothing } from './saysNothing';
import { typedFields } from './typedFields';
import { unknownFields } from './unknownFields';

type Fields = Readonly<Record<string, DocumentField>>;

/** The values of a document's fields, typed by their readers. */
export type Values<Table extends Fields> = {
  readonly [Name in keyof Table]?: Exclude<ReturnType<Table[Name]['read']>['value'], undefined>;
};

interface NamedReading extends FieldReading<unknown> {
  readonly name: string;
  readonly found: unknown;
}

/** Reads a document's fields of its kind; also reports unknown fields. Never throws. */
export function readFields<Table extends Fields>(
  document: unknown,
  known: Table,
): { readonly values: Values<Table>; readonly diagnostics: readonly Diagnostic[] } {
  const fields = typedFields(document, picturesOf(known));
  const readings = Object.entries<DocumentField>(known).map(([name, field]) => ({
    name,
    found: fields[name],
    ...readingOf(field, fields[name]),
  }));
  const unknowns = unknownFields(fields, Object.keys(known));
  const foundElsewhere = new Set(unknowns.map(({ meant }) => meant));
  const diagnostics = readings
    .flatMap(diagnosticsOn)
    // A misspelt field is not reported as missing, too.
    .filter(({ code, field }) => code !== 'missing' || !foundElsewhere.has(field));
  return {
    values: Object.fromEntries(readings.map(({ name, value }) => [name, value])) as Values<Table>,
    diagnostics: [...diagnostics, ...unknowns],
  };
}

/** In a yes-or-no field a word for "nothing" means no. */
function readingOf(
  { read, kind, isExpected }: DocumentField,
  found: unknown,
): FieldReading<unknown> {
  const reading = read(kind !== 'yesNo' && saysNothing(found) ? undefined : found);
  return isExpected && reading.value === undefined && !reading.code ? { code: 'missing' } : reading;
}

function diagnosticsOn({ name, found, value, code, mistakes = [] }: NamedReading): Diagnostic[] {
  const onParts = mistakes.map((mistake) => ({ ...mistake, field: name }));
  if (!code) return onParts;
  const texts = omitUndefined({ found: excerpt(found), made: excerpt(value) });
  return [{ code, field: name, ...texts }, ...onParts];
}

function picturesOf(known: Fields): readonly string[] {
  return Object.keys(known).filter((name) => known[name]?.read === fieldReaders.picture);
}
