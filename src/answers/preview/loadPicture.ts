import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isOnPictureHost } from '@/pictures/canonicalPicture';
import { fetchHostedPicture } from './fetchHostedPicture';

const DEADLINE_MS = 4_000;

/** A picture's bytes, from public/ or a configured host. Undefined if too large, or not there within four seconds. */
export async function loadPicture(address: string): Promise<Buffer | undefined> {
  try {
    return address.startsWith('/') ? await readOwnPicture(address) : await hostedPicture(address);
  } catch {
    return undefined;
  }
}

async function hostedPicture(address: string): Promise<Buffer | undefined> {
  const { href } = new URL(address);
  if (!isOnPictureHost(href)) return undefined;
  const { status, bytes } = await fetchHostedPicture(href, DEADLINE_MS);
  return status === 200 ? bytes : undefined;
}

/**
 * The bytes of a picture under public/, by its path without query or fragment.
 * @throws Error when there is none, the path leads out of public/, or has a malformed escape.
 */
async function readOwnPicture(address: string): Promise<Buffer> {
  const root = path.join(process.cwd(), 'public', path.sep);
  const file = path.join(root, decodeURIComponent(address.replace(/[?#].*$/s, '')));
  if (!file.startsWith(root)) throw new Error('not a file of public/');
  return readFile(file);
}
