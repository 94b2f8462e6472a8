import { isOfImageHost } from '@/pictures/canonicalPicture';
import { shop } from '@/shop/shop';

/**
 * The address of a picture or clip that visitors' browsers may load. Undefined for one on a host that is not configured,
 * where the owner wants it so: that host would learn visitors' addresses.
 */
export function allowedAddress(address: string | undefined): string | undefined {
  if (!address || address.startsWith('/') || !shop.imageHostsOnly) return address;
  return isOfImageHost(address) ? address : undefined;
}
