import { unitBases } from '@/catalogue/numbersInTexts';
import type { ProductPageMessages } from '../Messages';

/** The price per base amount (`unitBases`). */
export const perUnit: ProductPageMessages['per'] = {
  ml: (amount) => `${unitBases.ml} ml के ${amount}`,
  g: (amount) => `${unitBases.g} g के ${amount}`,
  piece: (amount) => `एक पीस के ${amount}`,
};
