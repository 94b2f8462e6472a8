import type { Finding } from './Finding';

/** As many equal findings are read one by one; more are one remark with many documents. */
const FEW = 3;

/**
 * Findings in their order, those that say the same of many documents together. At least one in each group.
 * @param findings those of one collection.
 */
export function equalFindings(findings: readonly Finding[]): [Finding, ...Finding[]][] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const { severity, field, problem, effect, fix } = finding;
    const key = JSON.stringify([severity, field, problem, effect, fix]);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].flatMap((group) =>
    group.length > FEW ? [group] : group.map((one): [Finding] => [one]),
  );
}
