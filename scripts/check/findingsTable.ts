import type { Finding } from '../../src/catalogue/Diagnostic';

/** Findings as lines: how grave, where, what is wrong, what to do. */
export function findingsTable(findings: readonly Finding[]): string[] {
  return findings.map(({ severity, collection, id, field, problem, cure }) => {
    const place = [collection, id, field].filter(Boolean).join(', ');
    return `${severity.padEnd(7)}  ${place}: ${problem} ${cure}`;
  });
}

/** The count of each severity, as a sentence. */
export function findingsTotal(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is wrong: every document is as it should be.';
  const counts = (['error', 'warning', 'hint'] as const).map((severity) => {
    const many = findings.filter((one) => one.severity === severity).length;
    return `${many} ${severity}${many === 1 ? '' : 's'}`;
  });
  return `${counts.join(', ')}.`;
}
