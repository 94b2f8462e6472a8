import { cellFault } from '../sheet/cellFault';
import type { Cell } from '../sheet/SheetTable';

/** A path as "Copy as path" on Windows or a terminal on a Mac gives it; nobody's site has such addresses. */
const PASTED_PATH = /^(?:[a-z]:[\\/]|\\\\|~\/|\/(?:Users|home|Volumes)\/)/i;

/** An address has a scheme, or begins with a slash if it is a file of the site. */
const ADDRESS = /^(?:\/|[a-z][a-z+.-]*:)/i;

/** The name of the file that a picture cell names; undefined for an address, an empty cell and one without a value. */
export function fileNameIn(cell: Cell): string | undefined {
  if (typeof cell !== 'string' || cellFault(cell)) return undefined;
  const typed = cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
  if (PASTED_PATH.test(typed)) return typed.split(/[\\/]/).at(-1);
  return typed && !ADDRESS.test(typed) ? typed : undefined;
}
