/** The process in a log line; absent on hosts other than `next start`, which name processes themselves. */
export function ownName(): { readonly process?: string } {
  const { SITE_PROCESS: name } = process.env;
  return name ? { process: name } : {};
}

/** Writes one line of JSON to the log, which nobody can forge. `facts` must not contain visitors' data. */
export function logEvent(
  level: 'info' | 'warn' | 'error',
  event: string,
  facts: Readonly<Record<string, string | number>>,
): void {
  console[level](JSON.stringify({ level, event, ...ownName(), ...facts }));
}
