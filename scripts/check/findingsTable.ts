import { equalFindings } from '../../src/answers/diagnostics/equalFindings';
import { type Finding, messageOf } from '../../src/answers/diagnostics/Finding';
import type { Severity } from '../../src/catalogue/diagnosticSeverities';
import { plainLine } from '../plainLine';

const order: readonly Severity[] = ['error', 'warning', 'hint'];

const NAMED = 3;

/** Findings as text in columns, by collection, errors first; many equal ones in one line. */
export function findingsTable(findings: readonly Finding[]): string[] {
  const names = [...new Set(findings.map(({ collection }) => collection))];
  return names.flatMap((name) => {
    const own = order.flatMap((severity) =>
      findings.filter((one) => one.collection === name && one.severity === severity),
    );
    const remarks = equalFindings(own);
    const rows = remarks.map(
      (equal) =>
        [equal[0].severity, plainLine(namesOf(equal)), plainLine(equal[0].field ?? '')] as const,
    );
    const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
    return [
      plainLine(name),
      ...remarks.map(([one], index) =>
        [
          '',
          ...(rows[index] ?? []).map((cell, at) => cell.padEnd(widths[at] ?? 0)),
          messageOf(one),
        ].join('  '),
      ),
    ];
  });
}

function namesOf(equal: readonly Finding[]): string {
  const named = equal.slice(0, NAMED).map(({ id }) => id ?? '');
  const count = equal.length > 1 ? `${equal.length} documents: ` : '';
  return `${count}${named.join(', ')}${equal.length > NAMED ? ', …' : ''}`;
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
