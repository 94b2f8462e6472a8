import { listedRows } from './listedRows';
import type { ParsedRows } from './parseRows';

/** How a file that another shop exported was read, in lines for its owner; none for a file of ours. */
export function tellOtherShops({
  read,
  variants,
}: Pick<ParsedRows, 'read' | 'variants'>): string[] {
  return [
    ...(read.length > 0 ? [`Columns of another shop's export, read ${read.join(', ')}`] : []),
    ...(variants.length > 0
      ? [
          `Variants and further pictures of the product above them, passed over: ${listedRows(variants)}`,
        ]
      : []),
  ];
}
