import type { Size } from '@/catalogue/items';
import type { OtherLanguageCode } from '@/shop/LanguageCode';
import { omitUndefined } from '@/shop/omitUndefined';

/** A number of pieces. Other units are written alike in all languages: "30 ml". */
const pieces: Readonly<Record<OtherLanguageCode, (amount: number) => string>> = {
  bn: (amount) => `${amount}টি`,
  hi: (amount) => `${amount} पीस`,
};

/** What a product contains, in a language: absent where it is said as in English. */
export function translatedSize(
  { size }: { readonly size?: Size | undefined },
  code: OtherLanguageCode,
): { readonly size?: Size } {
  const { amount, unit } = size?.measure ?? {};
  const text = amount && unit === 'piece' ? pieces[code](amount) : undefined;
  return omitUndefined({ size: size && text ? { ...size, text } : undefined });
}
