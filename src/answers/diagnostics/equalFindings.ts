import type { Finding } from './Finding';

/** More are shown as one remark with many documents. */
const FEW = 3;

/** The findings of one collection, in order; many that say the same form one group. No group is empty. */
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
