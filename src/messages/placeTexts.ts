import { placeIn } from '@/shop/placeIn';

/** What pages say of the place where the shop is, in their language. */
export function placeTexts(line = '') {
  const { town, region, pin } = placeIn(line);
  return {
    town,
    region,
    pin,
    /** The postal address on one line. The street is a setting, in the owner's words. */
    address: (street: string) => `${street}, ${line}`,
  };
}
