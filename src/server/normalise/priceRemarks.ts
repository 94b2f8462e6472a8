import type { Product } from '@/catalogue/items';
import type { Remark } from '@/catalogue/Remark';

type Figures = Pick<Product, 'mrp' | 'off' | 'price'>;

/** Remarks on M.R.P., discount and price that don't go together. */
export function priceRemarks({ mrp, off, price }: Figures): Remark[] {
  if (price === undefined)
    return off === undefined ? [] : [remark('percentWithoutPrice', 'off', off)];
  if (mrp === undefined) return [];
  if (price > mrp) return [remark('priceAboveMrp', 'price', price)];
  if (off === undefined || agrees(off, mrp, price)) return [];
  const meant = Math.floor(percentOff(mrp, price));
  return [{ ...remark('percentDisagrees', 'off', off), meant: String(meant) }];
}

/** Whether a discount is that of a price, when either was rounded: to a whole percent, or to a whole rupee. */
function agrees(off: number, mrp: number, price: number): boolean {
  return Math.abs(percentOff(mrp, price) - off) < 1 || Math.abs(mrp * (1 - off / 100) - price) < 1;
}

function percentOff(mrp: number, price: number): number {
  return (1 - price / mrp) * 100;
}

function remark(code: Remark['code'], field: string, figure: number): Remark {
  return { code, field, found: String(figure), made: String(figure) };
}
