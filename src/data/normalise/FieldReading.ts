import type { DiagnosticCode } from '@/catalogue/Diagnostic';

/** What was read out of a field: neither value nor code when the field is as good as empty. */
export interface FieldReading<Value> {
  readonly value?: Value | undefined;
  /** What there is to remark on it. */
  readonly code?: DiagnosticCode | undefined;
}

/** Reads a field out of whatever stands there. Total: it never throws. */
export type FieldReader<Value> = (found: unknown) => FieldReading<Value>;
