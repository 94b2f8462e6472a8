import type { SheetRow } from './parseRows';
import { sizeOfRow } from './sizeOfRow';

/** Why the second of two rows for a document is refused. @param which how it calls the other, such as "row 2". */
export function twinReason(which: string, row: SheetRow, other: SheetRow | undefined): string {
  const sizes = [row, other].map((one) => one && sizeOfRow(one));
  const areTwo = sizes[0] && sizes[1] && sizes[0] !== sizes[1];
  return areTwo
    ? `${which} means the same document, with the size ${sizes[1]}: give this one a title with its size, ${sizes[0]}, or an Id of its own`
    : `${which} means the same document`;
}
