import { isOnPictureHost } from '../../pictures/canonicalPicture';
import { shop } from '../../shop/shop';

/**
 * The address of a picture or clip, if visitors' browsers may load it. With IMAGE_HOSTS_ONLY it is undefined on a host
 * that is not configured: that host would learn the visitors' IP addresses.
 */
export function allowedAddress(address: string | undefined): string | undefined {
  if (!address || address.startsWith('/') || !shop.pictureHostsOnly) return address;
  return isOnPictureHost(address) ? address : undefined;
}
