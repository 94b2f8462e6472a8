/** Writes one line of JSON to the log, which nobody can forge. `facts` must not contain visitors' data. */
export function logEvent(
  level: 'info' | 'warn' | 'error',
  event: string,
  facts: Readonly<Record<string, string | number>>,
): void {
  console[level](JSON.stringify({ level, event, ...facts }));
}
