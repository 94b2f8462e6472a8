import { cellFault } from '../sheet/cellFault';
import type { Cell } from '../sheet/SheetTable';

/** From "Copy as path" on Windows or a terminal on a Mac; no site has such addresses. */
const PASTED_PATH = /^(?:[a-z]:[\\/]|\\\\|~\/|\/(?:Users|home|Volumes)\/)/i;

const ADDRESS = /^(?:\/|[a-z][a-z+.-]*:)/i;

/** The file's name in a picture cell; undefined for an address, or without a value. */
export function fileNameIn(cell: Cell): string | undefined {
  if (typeof cell !== 'string' || cellFault(cell)) return undefined;
  const typed = cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
  if (PASTED_PATH.test(typed)) return typed.split(/[\\/]/).at(-1);
  return typed && !ADDRESS.test(typed) ? typed : undefined;
}
