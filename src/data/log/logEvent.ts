/**
 * Writes one line of JSON to the log. JSON escapes line breaks, so no text can forge a second line. The facts must
 * contain no visitors' data.
 */
export function logEvent(
  level: 'info' | 'warn' | 'error',
  event: string,
  facts: Readonly<Record<string, string | number>>,
): void {
  console[level](JSON.stringify({ level, event, ...facts }));
}
