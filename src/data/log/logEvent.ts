/**
 * Writes one line of JSON for the server's log: what happened, to which collection or document, why, how long it took.
 * Nothing of a visitor belongs into `facts`. Line breaks in texts stay escaped, so nobody can forge a line.
 */
export function logEvent(
  level: 'info' | 'warn' | 'error',
  event: string,
  facts: Readonly<Record<string, string | number>>,
): void {
  console[level](JSON.stringify({ level, event, ...facts }));
}
