import type { Product, Size } from './items';

/** What prices are compared by, per unit of the measure: a base of 10 ml, 10 g or one piece. */
export const unitBases = { ml: 10, g: 10, piece: 1 } as const;

/** A price for one base of a unit. */
export interface UnitPrice {
  /** In rupees: whole from ₹10 on, else to the paisa. */
  readonly amount: number;
  readonly unit: NonNullable<Size['measure']>['unit'];
}

/**
 * The price per 10 ml, 10 g or piece. Undefined without a price or a measure, where the pack holds just that much, and
 * where the amount would be less than a paisa.
 */
export function unitPrice({ price, size }: Pick<Product, 'price' | 'size'>): UnitPrice | undefined {
  const measure = size?.measure;
  if (price === undefined || !measure) return undefined;
  const base = unitBases[measure.unit];
  const exact = (price * base) / measure.amount;
  const amount = exact < 10 ? Math.round(exact * 100) / 100 : Math.round(exact);
  return measure.amount === base || amount === 0 ? undefined : { amount, unit: measure.unit };
}
