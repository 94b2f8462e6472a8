import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isOfImageHost } from '@/pictures/canonicalPicture';
import { OWN_PICTURES, pictureLimits } from '@/pictures/pictureLimits';
import { isPublicHost } from './isPublicHost';

const DEADLINE_MS = 4_000;

/**
 * A picture's bytes: ours from public/, or one of a configured host, without redirects. Undefined when it can't be had in
 * time and size: the preview is then drawn without it.
 */
export async function loadPicture(address: string): Promise<Buffer | undefined> {
  try {
    return address.startsWith('/') ? await ownPicture(address) : await hostedPicture(address);
  } catch {
    return undefined;
  }
}

function ownPicture(address: string): Promise<Buffer> | undefined {
  const root = path.join(process.cwd(), 'public', OWN_PICTURES);
  const file = path.join(process.cwd(), 'public', decodeURIComponent(address));
  return file.startsWith(root) ? readFile(file) : undefined;
}

async function hostedPicture(address: string): Promise<Buffer | undefined> {
  const { href, hostname } = new URL(address);
  if (!isOfImageHost(href) || !(await isPublicHost(hostname))) return undefined;
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok || !response.body) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > pictureLimits.bytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
