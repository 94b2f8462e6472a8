import { isOnPictureHost } from '@/pictures/canonicalPicture';
import { fetchHostedPicture } from './fetchHostedPicture';
import { readOwnPicture } from './readOwnPicture';

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
