import { place } from '../place';

/** Digits for a wa.me address: first non-word, non-space characters go, then spaces (specification, section 5). */
export function chatNumber(number: string): string {
  const bare = number.replace(/[^\w\s]/g, '').replace(/\s/g, '');
  return bare.length === 10 ? place.countryCode + bare : bare;
}
