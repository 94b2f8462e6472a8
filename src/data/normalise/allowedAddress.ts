import { isOnPictureHost } from '../../pictures/canonicalPicture';
import { shop } from '../../shop/shop';

/** An address that browsers may load. Under IMAGE_HOSTS_ONLY not on other hosts, which would learn visitors' IPs. */
export function allowedAddress(address: string | undefined): string | undefined {
  if (!address || address.startsWith('/') || !shop.pictureHostsOnly) return address;
  return isOnPictureHost(address) ? address : undefined;
}
