import { type Finding, messageOf } from '../../src/answers/diagnostics/Finding';
import type { Severity } from '../../src/catalogue/diagnosticSeverities';
import { plainLine } from '../plainLine';

const order: readonly Severity[] = ['error', 'warning', 'hint'];

/** Findings as lines of text: grouped by collection, errors first, in aligned columns. */
export function findingsTable(findings: readonly Finding[]): string[] {
  const names = [...new Set(findings.map(({ collection }) => collection))];
  return names.flatMap((name) => {
    const own = order.flatMap((severity) =>
      findings.filter((one) => one.collection === name && one.severity === severity),
    );
    const rows = own.map(
      (one) => [one.severity, plainLine(one.id ?? ''), plainLine(one.field ?? '')] as const,
    );
    const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
    return [
      plainLine(name),
      ...own.map((one, index) =>
        [
          '',
          ...(rows[index] ?? []).map((cell, at) => cell.padEnd(widths[at] ?? 0)),
          messageOf(one),
        ].join('  '),
      ),
    ];
  });
}

/** The count of each severity, as a sentence. */
export function findingsTotal(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is wrong: every document is as it should be.';
  const counts = order.map((severity) => {
    const many = findings.filter((one) => one.severity === severity).length;
    return `${many} ${severity}${many === 1 ? '' : 's'}`;
  });
  return `${counts.join(', ')}.`;
}
