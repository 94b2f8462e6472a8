import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The bytes of a picture of this site, by its path under public/. A query or fragment is left out, as browsers and the
 * server do.
 * @throws Error when there is none, when the path leads out of public/, or has a malformed escape.
 */
export async function readOwnPicture(address: string): Promise<Buffer> {
  const root = path.join(process.cwd(), 'public', path.sep);
  const file = path.join(root, decodeURIComponent(address.replace(/[?#].*$/s, '')));
  if (!file.startsWith(root)) throw new Error('not a file of public/');
  return readFile(file);
}
