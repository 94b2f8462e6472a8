/**
 * The columns of a grid of four things: four, or two where four don't fit, never three and one left over; one where large text
 * leaves no room for two.
 * @param four the least width of a column where there are four
 * @param two the same where there are two
 * @param gap between columns
 */
export function fourOrTwoColumns(four: string, two: string, gap: string): string {
  const missing = `4 * ${four} + 3 * ${gap} - 100%`;
  return `repeat(auto-fill, minmax(clamp(21%, (${missing}) * 999, min(100%, max(${two}, 42%))), 1fr))`;
}
