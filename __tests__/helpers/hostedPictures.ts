import type { HostedPicture } from '@/answers/preview/fetchHostedPicture';
import { photo } from './photo';

/** The address of a picture of this name; none has gone.jpg, page.jpg is a page, moved.jpg leads on. */
export function hostedAt(name: string, host = 'good.example'): string {
  return `https://${host}/${name}.jpg`;
}

/** What hosts answer: a picture at every other address, and nothing from silent.example. */
export async function hostedAnswer(address: string): Promise<HostedPicture> {
  const { hostname, pathname } = new URL(address);
  if (hostname === 'silent.example') throw new Error('getaddrinfo ENOTFOUND');
  if (pathname === '/page.jpg') return { status: 200, bytes: Buffer.from('<!doctype html>') };
  if (pathname === '/moved.jpg') return { status: 301, bytes: Buffer.from('') };
  if (pathname === '/gone.jpg') return { status: 404, bytes: undefined };
  return { status: 200, bytes: await photo({ width: 600, height: 600 }) };
}
