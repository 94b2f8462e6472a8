import type { Product, Size } from './items';
import { unitBases } from './statedNumbers';

/** A price for one base of a unit. */
interface UnitPrice {
  /** In rupees: whole from ₹10 on, else to the paisa. */
  readonly amount: number;
  readonly unit: NonNullable<Size['measure']>['unit'];
}

/** The price per base. Undefined without price or measure, where the pack is one base, and below a paisa. */
export function unitPrice({ price, size }: Pick<Product, 'price' | 'size'>): UnitPrice | undefined {
  const measure = size?.measure;
  if (price === undefined || !measure) return undefined;
  const base = unitBases[measure.unit];
  const exact = (price * base) / measure.amount;
  const amount = exact < 10 ? Math.round(exact * 100) / 100 : Math.round(exact);
  return measure.amount === base || amount === 0 ? undefined : { amount, unit: measure.unit };
}
