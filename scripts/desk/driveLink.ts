const host =
  /^(?:https?:\/\/)?((?:drive|docs|drive\.usercontent|lh3\.googleuser(?:content)?)\.google\.com|lh3\.googleusercontent\.com)\//i;

/** The id of a file by an address of Google Drive, in any of its forms; `folder` for a folder's; undefined for other texts. */
export function driveLink(text: string): string | 'folder' | undefined {
  const address = text.replace(/^(?!https?:)/i, 'https://');
  if (!host.test(text) || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  if (/^\/drive\/(?:u\/\d+\/)?folders\//.test(pathname)) return 'folder';
  const [, id] = /\/d\/([\w-]{20,})/.exec(pathname) ?? [];
  return id ?? searchParams.get('id') ?? undefined;
}
