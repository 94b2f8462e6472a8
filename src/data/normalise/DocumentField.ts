import type { Diagnostic, DiagnosticCode } from '@/catalogue/Diagnostic';
import type { FieldKind } from '@/catalogue/FieldKind';
import { plainText } from './plainText';
import { excerpt } from './readText';

/** The result of reading a field. It has neither value nor code when the field is absent or looks empty. */
export interface ParsedField<Value> {
  readonly value?: Value | undefined;
  readonly code?: DiagnosticCode | undefined;
  readonly mistakes?: readonly Omit<Diagnostic, 'field'>[] | undefined;
}

/** Reads a field that may hold any value. Never throws. */
export type FieldReader<Value> = (found: unknown) => ParsedField<Value>;

/** A field of a document. */
export interface DocumentField<Kind extends FieldKind = FieldKind> {
  /** The heading of its column in the owner's sheet. */
  readonly heading: string;
  readonly kind: Kind;
  /** A document without this field gets the diagnostic `missing`. */
  readonly isExpected?: true;
}

/** A field that may be absent. */
export function field<Kind extends FieldKind>(heading: string, kind: Kind): DocumentField<Kind> {
  return { heading, kind };
}

/** A field that every document of its kind should have. */
export function expected<Kind extends FieldKind>(known: DocumentField<Kind>): DocumentField<Kind> {
  return { ...known, isExpected: true };
}

/** Makes a reader take HTML as plain text first. Not for addresses, which `safeAddress` decodes itself. */
export function ofPlainText<Value>(read: FieldReader<Value>): FieldReader<Value> {
  return (found) => read(plainText(found));
}

/** What a value that can't be read becomes: `unreadable`, unless the field looks empty. */
export function unreadableUnlessEmpty(found: unknown): ParsedField<never> {
  return excerpt(found) === undefined ? {} : { code: 'unreadable' };
}
