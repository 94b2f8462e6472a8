import type { Severity } from '@/catalogue/Diagnostic';

const order: readonly Severity[] = ['error', 'warning', 'hint'];

/** Findings sorted by severity: errors, warnings, hints. Those of the same severity keep their order. */
export function worstFirst<Found extends { readonly severity: Severity }>(
  findings: readonly Found[],
): Found[] {
  return order.flatMap((severity) => findings.filter((one) => one.severity === severity));
}
