/** A file in Drive that a cell's address names; older files need their key, too. */
export interface DriveLink {
  readonly id: string;
  readonly resourceKey?: string;
}

const host =
  /^(?:https?:\/\/)?((?:drive|docs|drive\.usercontent|lh3\.googleuser(?:content)?)\.google\.com|lh3\.googleusercontent\.com)\//i;

/** The file of an address of Google Drive, in any of its forms; undefined for other texts. */
export function driveLink(text: string): DriveLink | 'folder' | undefined {
  if (!host.test(text)) return undefined;
  const address = text.replace(/^(?!https?:)/i, 'https://');
  if (!URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  if (/^\/drive\/(?:u\/\d+\/)?folders\//.test(pathname)) return 'folder';
  const [, inPath] = /\/d\/([\w-]{20,})/.exec(pathname) ?? [];
  const id = inPath ?? searchParams.get('id');
  const resourceKey = searchParams.get('resourcekey');
  return id ? { id, ...(resourceKey ? { resourceKey } : {}) } : undefined;
}
