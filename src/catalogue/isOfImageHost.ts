import { shop } from '@/shop/shop';

/** Whether an absolute address, as `URL.href` writes it, is of a host and folder whose pictures this site may handle. */
export function isOfImageHost(address: string): boolean {
  return shop.imageHosts.some((host) => address.startsWith(`https://${host}`));
}
