import { placeIn } from '@/shop/placeIn';

/** The shop's place in a page's language. */
export function placeTexts(line = '') {
  const { town, region, pin } = placeIn(line);
  return {
    town,
    region,
    pin,
    /** The postal address on one line. */
    address: (street: string) => `${street}, ${line}`,
  };
}
