import type { Shade } from './items';

/**
 * The name of a shade as typed, by which addresses and lists know it: they are the same in every language, so a link and
 * a list stay right when somebody reads them in another.
 */
export function shadeKey({ name, originalName = name }: Shade): string {
  return originalName;
}
