import type { Product, Size } from './items';
import { unitBases } from './numbersInTexts';

/** A price per base amount of a unit (`unitBases`). */
interface UnitPrice {
  /** In rupees, rounded: from ₹10 on to whole rupees, below to the paisa. */
  readonly amount: number;
  readonly unit: NonNullable<Size['measure']>['unit'];
}

/** The price per base amount. Undefined without price or measure, for a pack of one base amount, and below a paisa. */
export function unitPrice({ price, size }: Pick<Product, 'price' | 'size'>): UnitPrice | undefined {
  const measure = size?.measure;
  if (price === undefined || !measure) return undefined;
  const base = unitBases[measure.unit];
  const exact = (price * base) / measure.amount;
  const amount = exact < 10 ? Math.round(exact * 100) / 100 : Math.round(exact);
  return measure.amount === base || amount === 0 ? undefined : { amount, unit: measure.unit };
}
