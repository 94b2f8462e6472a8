/**
 * Writes one line of JSON to the server's log: what happened, to which collection or document, why, how long it took.
 * `facts` must contain no visitor data. JSON escapes line breaks, so nobody can forge a log line.
 */
export function logEvent(
  level: 'info' | 'warn' | 'error',
  event: string,
  facts: Readonly<Record<string, string | number>>,
): void {
  console[level](JSON.stringify({ level, event, ...facts }));
}
