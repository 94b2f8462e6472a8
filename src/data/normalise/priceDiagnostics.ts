import type { Diagnostic } from '@/catalogue/Diagnostic';
import { discountAgrees, percentOff } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';

type Figures = Pick<Product, 'mrp' | 'off' | 'price'>;

/** The diagnostic for M.R.P., discount and price that contradict each other: none or one. */
export function priceDiagnostics({ mrp, off, price }: Figures): Diagnostic[] {
  if (price === undefined)
    return off === undefined ? [] : [diagnostic('percentWithoutPrice', 'off', off)];
  if (mrp === undefined) return [];
  if (price > mrp) return [diagnostic('priceAboveMrp', 'price', price)];
  if (off === undefined || discountAgrees(off, mrp, price)) return [];
  const meant = Math.floor(percentOff(mrp, price));
  return [{ ...diagnostic('percentDisagrees', 'off', off), meant: String(meant) }];
}

function diagnostic(code: Diagnostic['code'], field: string, figure: number): Diagnostic {
  return { code, field, found: String(figure), made: String(figure) };
}
