/** The addresses of bold letters that the page asked for before it had loaded. Runs in the page. */
export function boldBeforeLoad(): string[] {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => {
      return /hind-.*600/.test(name) && startTime < (loading?.loadEventStart ?? 0);
    })
    .map(({ name }) => name);
}
