import type { Cell } from '../sheet/SheetTable';

/**
 * Whether a row of another shop's export is no product, but a variant or a further picture of the one above: WooCommerce
 * and Wix say so, Shopify leaves its title empty.
 * @param title its title; undefined without such a column.
 * @param otherAt the cell under a heading that other shops have, undefined without such a column.
 */
export function isVariant(
  title: Cell | undefined,
  otherAt: (heading: string) => Cell | undefined,
): boolean {
  // WooCommerce also has "variation, virtual".
  if (/\bvariation\b/i.test(String(otherAt('type')))) return true;
  if (/^\s*variant\s*$/i.test(String(otherAt('fieldtype')))) return true;
  const handle = otherAt('handle') ?? otherAt('urlhandle') ?? '';
  return title !== undefined && String(title).trim() === '' && String(handle).trim() !== '';
}
