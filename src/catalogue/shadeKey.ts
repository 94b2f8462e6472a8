import type { Shade } from './items';

/** A shade's name as typed. Addresses and lists use it, because it is the same in every language. */
export function shadeKey({ name, originalName = name }: Shade): string {
  return originalName;
}
