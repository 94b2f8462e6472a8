import type { Size } from '@/catalogue/items';
import { countPieces } from '@/messages/countPieces';
import type { OtherLanguageCode } from '@/shop/LanguageCode';
import { omitUndefined } from '@/shop/omitUndefined';

/** A product's content in a language; absent where it is the same as in English. */
export function translatedSize(
  { size }: { readonly size?: Size | undefined },
  code: OtherLanguageCode,
): { readonly size?: Size } {
  const { amount, unit } = size?.measure ?? {};
  const text = amount && unit === 'piece' ? countPieces[code](amount) : undefined;
  return omitUndefined({ size: size && text ? { ...size, text } : undefined });
}
