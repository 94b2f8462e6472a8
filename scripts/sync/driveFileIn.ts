import type { Cell } from '../sheet/SheetTable';

/** The id of the Drive file whose share link a cell has; undefined for any other cell. */
export function driveFileIn(cell: Cell): string | undefined {
  const text = String(cell).trim();
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  if (protocol !== 'https:' || hostname !== 'drive.google.com') return undefined;
  const [, inPath] = /^\/file\/(?:u\/\d+\/)?d\/([\w-]{10,})(?:\/|$)/.exec(pathname) ?? [];
  const inQuery = /^\/(?:open|uc)$/.test(pathname) ? searchParams.get('id') : null;
  return inPath ?? (inQuery && /^[\w-]{10,}$/.test(inQuery) ? inQuery : undefined);
}
