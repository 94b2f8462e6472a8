import { isOnPictureHost } from '@/pictures/canonicalPicture';
import { fetchHostedPicture } from './fetchHostedPicture';
import { readOwnPicture } from './readOwnPicture';

const DEADLINE_MS = 4_000;

/**
 * Loads a picture's bytes: one of ours from public/, or one on a configured host, without following redirects.
 * Undefined when it can't be loaded within four seconds or is too large: the preview is then drawn without it.
 */
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
