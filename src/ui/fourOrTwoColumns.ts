/**
 * `grid-template-columns` for four items: four columns, or two if four don't fit, so never three and one left over. One
 * column if large text leaves no room for two.
 * @param four The least width of a column when there are four.
 * @param two The least width of a column when there are two.
 * @param gap The gap between columns.
 */
export function fourOrTwoColumns(four: string, two: string, gap: string): string {
  const missing = `4 * ${four} + 3 * ${gap} - 100%`;
  return `repeat(auto-fill, minmax(clamp(21%, (${missing}) * 999, min(100%, max(${two}, 42%))), 1fr))`;
}
