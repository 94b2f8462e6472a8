/** The time in India in the form of a file name: 2026-11-21-212405. */
export function timeInIndia(at: Date): string {
  const there = new Date(at.getTime() + 330 * 60_000);
  return there.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
}
