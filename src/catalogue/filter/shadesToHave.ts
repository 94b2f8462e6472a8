import type { Product, Shade } from '../items';

/** The shades of a product that are not sold out. */
export function shadesToHave({ shades = [], soldOut }: Product): readonly Shade[] {
  return soldOut ? [] : shades.filter((shade) => !shade.soldOut);
}
