/**
 * `grid-template-columns` for four items: four columns or two, never three; with large text one.
 * @param four The least width of each of four columns.
 * @param two The least width of each of two.
 */
export function fourOrTwoColumns(four: string, two: string, gap: string): string {
  const missing = `4 * ${four} + 3 * ${gap} - 100%`;
  return `repeat(auto-fill, minmax(clamp(21%, (${missing}) * 999, min(100%, max(${two}, 42%))), 1fr))`;
}
