import { figures } from '../figures';
import type { Product } from '../items';

/** Discounts that people look for, in percent. */
const STEPS = [10, 20, 30, 40, 50, 60, 70];

/** The least discounts that are worth offering on a shelf: each leaves something, and less than the one before it. */
export function discountSteps(products: readonly Product[]): readonly number[] {
  const percents = products.map((product) => figures(product).percent ?? 0);
  const left = (least: number) => percents.filter((percent) => percent >= least).length;
  return STEPS.filter((step, index) => {
    const count = left(step);
    return count > 0 && count < (index === 0 ? products.length : left(STEPS[index - 1] ?? 0));
  });
}
