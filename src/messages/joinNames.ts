import type { LanguageCode } from '../shop/LanguageCode';

const and: Readonly<Record<LanguageCode, string>> = { en: ' and ', bn: ' আর ', hi: ' और ' };

/** Names as a list within a sentence: "Sweets, Snacks and Nuts". */
export function joinNames(names: readonly string[], code: LanguageCode): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? names.slice(0, -1).join(', ') + and[code] + last : last;
}
