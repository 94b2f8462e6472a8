/** The process in a log line. `next start` names itself; other hosts name their processes in their own way. */
export function ownName(): { readonly process?: string } {
  const { SITE_PROCESS: name } = process.env;
  return name ? { process: name } : {};
}

/**
 * Writes one line of JSON to the server's log: what happened, in which process, to which collection or document, why,
 * how long it took. `facts` must contain no visitor data. JSON escapes line breaks, so nobody can forge a log line.
 */
export function logEvent(
  level: 'info' | 'warn' | 'error',
  event: string,
  facts: Readonly<Record<string, string | number>>,
): void {
  console[level](JSON.stringify({ level, event, ...ownName(), ...facts }));
}
