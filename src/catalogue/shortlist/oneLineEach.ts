import { shortlistLimits } from './shortlistLimits';

/** The first line of each product, with the quantities of all: older lists had a line for each of its shades. */
export function oneLineEach<Line extends { readonly quantity: number }>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
): readonly Line[] {
  const each = new Map<string, Line>();
  for (const line of lines) {
    const first = each.get(keyOf(line));
    const quantity = Math.min(line.quantity + (first?.quantity ?? 0), shortlistLimits.quantity);
    each.set(keyOf(line), { ...(first ?? line), quantity });
  }
  return [...each.values()].slice(0, shortlistLimits.read);
}
