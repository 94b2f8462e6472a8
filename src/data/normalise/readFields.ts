import type { Diagnostic } from '@/catalogue/Diagnostic';
import { omitUndefined } from '../../shop/omitUndefined';
import { excerpt } from './excerpt';
import type { FieldReader, FieldReading } from './fieldReaders';
import { unknownFields } from './unknownFields';

type Readers = Readonly<Record<string, FieldReader<unknown>>>;

/** The values of a document's fields, typed by their readers. */
export type Values<Table extends Readers> = {
  readonly [Name in keyof Table]?: Exclude<ReturnType<Table[Name]>['value'], undefined>;
};

interface NamedReading extends FieldReading<unknown> {
  readonly name: string;
  readonly found: unknown;
}

/** Reads a document's fields with its kind's readers; also reports unknown fields. Never throws. */
export function readFields<Table extends Readers>(
  document: unknown,
  readers: Table,
): { readonly values: Values<Table>; readonly diagnostics: readonly Diagnostic[] } {
  const fields = isRecord(document) ? document : {};
  const readings = Object.entries(readers).map(([name, read]) => ({
    name,
    found: fields[name],
    ...read(fields[name]),
  }));
  const unknowns = unknownFields(fields, Object.keys(readers));
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

function diagnosticsOn({ name, found, value, code, mistakes = [] }: NamedReading): Diagnostic[] {
  const onParts = mistakes.map((mistake) => ({ ...mistake, field: name }));
  if (!code) return onParts;
  const texts = omitUndefined({ found: excerpt(found), made: excerpt(value) });
  return [{ code, field: name, ...texts }, ...onParts];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
