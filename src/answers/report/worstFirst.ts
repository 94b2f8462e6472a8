import type { Severity } from '@/catalogue/Diagnostic';

const order: readonly Severity[] = ['error', 'warning', 'hint'];

/** Errors, then warnings, then hints; else in their order. */
export function worstFirst<Found extends { readonly severity: Severity }>(
  findings: readonly Found[],
): Found[] {
  return order.flatMap((severity) => findings.filter((one) => one.severity === severity));
}
