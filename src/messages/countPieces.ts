import type { OtherLanguageCode } from '@/shop/LanguageCode';

/** A size in pieces. Other units are written alike in all languages: "30 ml". */
export const countPieces: Readonly<Record<OtherLanguageCode, (amount: number) => string>> = {
  bn: (amount) => `${amount}টি`,
  hi: (amount) => `${amount} पीस`,
};
