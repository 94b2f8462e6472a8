import { discountAgrees, percentOff } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import type { Remark } from '@/catalogue/Remark';

type Figures = Pick<Product, 'mrp' | 'off' | 'price'>;

/** Remarks on M.R.P., discount and price that don't go together. */
export function priceRemarks({ mrp, off, price }: Figures): Remark[] {
  if (price === undefined)
    return off === undefined ? [] : [remark('percentWithoutPrice', 'off', off)];
  if (mrp === undefined) return [];
  if (price > mrp) return [remark('priceAboveMrp', 'price', price)];
  if (off === undefined || discountAgrees(off, mrp, price)) return [];
  const meant = Math.floor(percentOff(mrp, price));
  return [{ ...remark('percentDisagrees', 'off', off), meant: String(meant) }];
}

function remark(code: Remark['code'], field: string, figure: number): Remark {
  return { code, field, found: String(figure), made: String(figure) };
}
