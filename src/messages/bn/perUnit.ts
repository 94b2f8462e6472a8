import { unitBases } from '@/catalogue/numbersInTexts';
import type { ProductPageMessages } from '../Messages';

/** The price per base amount (`unitBases`). */
export const perUnit: ProductPageMessages['per'] = {
  ml: (amount) => `প্রতি ${unitBases.ml} ml ${amount}`,
  g: (amount) => `প্রতি ${unitBases.g} g ${amount}`,
  piece: (amount) => `প্রতিটি ${amount}`,
};
