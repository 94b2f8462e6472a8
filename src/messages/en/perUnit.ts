import { unitBases } from '@/catalogue/numbersInTexts';

/** The price per base amount (`unitBases`). */
export const perUnit = {
  ml: (amount: string) => `${amount} per ${unitBases.ml} ml`,
  g: (amount: string) => `${amount} per ${unitBases.g} g`,
  piece: (amount: string) => `${amount} per piece`,
};
