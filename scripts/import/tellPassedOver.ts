import { allCollections } from '../../src/catalogue/allCollections';
import { shelfNameOf } from '../sheet/shelfNames';
import { likeliestHeading } from './findColumns';
import { listedRows } from './listedRows';
import type { ParsedRows } from './parseRows';

/** A table with more is none of goods. */
const MOST_NAMED = 100;

/** Says how another shop's columns are read, and what unknown columns and shelves may mean. */
export function tellPassedOver(
  parsed: ParsedRows,
  sheets: readonly string[],
  say: (line: string) => void,
): void {
  const { unknown, hasStrangeShelf } = parsed;
  for (const line of tellOtherShops(parsed)) say(line);
  if (unknown.length > 0) {
    say(
      `Columns that mean nothing to the site, passed over: ${unknown.slice(0, MOST_NAMED).map(named).join(', ')}`,
    );
  }
  if (sheets.length > 0)
    say(`Only the first sheet with a column Shelf is read; ignored: ${sheets.join(', ')}`);
  if (hasStrangeShelf)
    say(
      `The site's shelves are: ${allCollections.map(({ name }) => shelfNameOf(name)).join(', ')}`,
    );
}

function named(heading: string): string {
  const likely = likeliestHeading(heading);
  return `"${heading.slice(0, 40)}"${likely ? ` (did you mean ${likely}?)` : ''}`;
}

/** How another shop's export was read, in lines for its owner; none for a file of ours. */
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
