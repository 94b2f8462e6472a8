import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The bytes of a picture under public/, by its path without query or fragment.
 * @throws Error when there is none, the path leads out of public/, or has a malformed escape.
 */
export async function readOwnPicture(address: string): Promise<Buffer> {
  const root = path.join(process.cwd(), 'public', path.sep);
  const file = path.join(root, decodeURIComponent(address.replace(/[?#].*$/s, '')));
  if (!file.startsWith(root)) throw new Error('not a file of public/');
  return readFile(file);
}
