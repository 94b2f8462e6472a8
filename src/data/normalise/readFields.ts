import type { Diagnostic } from '@/catalogue/Diagnostic';
import { indianTime } from '@/shop/indianTime';
import { omitUndefined } from '@/shop/omitUndefined';
import type { DocumentField, ParsedField } from './DocumentField';
import { fieldKinds } from './fieldKinds';
import { excerpt } from './readText';
import { saysNothing } from './saysNothing';
import { unknownFields } from './unknownFields';

type Fields = Readonly<Record<string, DocumentField>>;

/** The values of a document's fields, typed by the readers of their kinds. */
export type Values<Table extends Fields> = {
  readonly [Name in keyof Table]?: Exclude<
    ReturnType<(typeof fieldKinds)[Table[Name]['kind']]['read']>['value'],
    undefined
  >;
};

interface NamedField extends ParsedField<unknown> {
  readonly name: string;
  readonly found: unknown;
}

/** Reads a document's fields of its kind; also reports unknown fields. Never throws. */
export function readFields<Table extends Fields>(
  document: unknown,
  known: Table,
): { readonly values: Values<Table>; readonly diagnostics: readonly Diagnostic[] } {
  const fields = typedFields(document, known);
  const parsed = Object.entries<DocumentField>(known).map(([name, field]) => ({
    name,
    found: fields[name],
    ...parsedField(field, fields[name]),
  }));
  const unknowns = unknownFields(fields, Object.keys(known));
  const foundElsewhere = new Set(unknowns.map(({ expected }) => expected));
  const diagnostics = parsed
    .flatMap(diagnosticsOn)
    // A misspelt field is not reported as missing, too.
    .filter(({ code, field }) => code !== 'missing' || !foundElsewhere.has(field));
  return {
    values: Object.fromEntries(parsed.map(({ name, value }) => [name, value])) as Values<Table>,
    diagnostics: [...diagnostics, ...unknowns],
  };
}

/** Reads one field. A word for "nothing" counts as empty, except in a yes-or-no field, where it means no. */
function parsedField({ kind, isExpected }: DocumentField, found: unknown): ParsedField<unknown> {
  const { read, cells } = fieldKinds[kind];
  const parsed = read(cells !== 'answer' && saysNothing(found) ? undefined : found);
  return isExpected && parsed.value === undefined && !parsed.code ? { code: 'missing' } : parsed;
}

function diagnosticsOn({ name, found, value, code, mistakes = [] }: NamedField): Diagnostic[] {
  const onParts = mistakes.map((mistake) => ({ ...mistake, field: name }));
  if (!code) return onParts;
  const texts = omitUndefined({ typed: excerpt(found), shown: excerpt(value) });
  return [{ code, field: name, ...texts }, ...onParts];
}

/** The names of the fields that hold a picture's address. */
export function pictureFieldsOf(fields: Fields): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'picture');
}

/**
 * A document's fields as the owner would type them in the sheet: a timestamp becomes its day in India, an array of
 * texts a list with commas. Of an array in a picture's field, the first address stays there and the others fill empty
 * picture fields. Never throws.
 */
export function typedFields(document: unknown, known: Fields): Readonly<Record<string, unknown>> {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return {};
  const typed = Object.entries(document).map(([name, value]) => [name, typedValue(value)]);
  const fields: Record<string, unknown> = Object.fromEntries(typed);
  const pictures = pictureFieldsOf(known);
  for (const name of pictures) {
    const addresses: unknown = Reflect.get(document, name);
    if (!isTexts(addresses)) continue;
    const [first, ...others] = addresses;
    fields[name] = first;
    const empty = pictures.filter((other) => fields[other] === undefined);
    for (const [at, other] of others.entries()) {
      const place = empty[at];
      if (place) fields[place] = other;
    }
  }
  return fields;
}

function typedValue(value: unknown): unknown {
  if (isTexts(value)) return value.join(', ');
  return dayOf(value) ?? value;
}

function isTexts(value: unknown): value is readonly (string | number)[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one === 'string' || Number.isFinite(one))
  );
}

/** The beginning of the year 10000, in seconds since 1970: our dates have years of four digits. */
const MOST_SECONDS = 253_402_300_800;

/** The day in India of a timestamp from any Firestore SDK; undefined for other values, such as a map with `seconds`. */
function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return undefined;
  const { seconds } = value as { readonly seconds?: unknown };
  return typeof seconds === 'number' && Math.abs(seconds) < MOST_SECONDS
    ? indianTime(seconds * 1000).date
    : undefined;
}
