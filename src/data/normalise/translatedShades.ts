import type { Diagnostic } from '@/catalogue/Diagnostic';
import type { Shade } from '@/catalogue/items';
import type { OtherLanguageCode } from '@/shop/LanguageCode';
import { translatedCodes } from '@/shop/translatedCodes';

/** The shades of a product as typed, and their names in other languages. */
type ShadeFields = {
  readonly [Field in 'shades' | `shades_${OtherLanguageCode}`]?: readonly Shade[];
};

/**
 * The shades of a product with their names in a language, of which only the names count: colours and what is sold out
 * are typed once. Undefined unless there is one name for each shade, because nobody knows which is which otherwise.
 */
export function translatedShades(
  values: ShadeFields,
  code: OtherLanguageCode,
): readonly Shade[] | undefined {
  const { shades = [], [`shades_${code}` as const]: translated } = values;
  if (translated?.length !== shades.length) return undefined;
  return shades.map((shade, n) => ({
    ...shade,
    name: translated[n]?.name ?? shade.name,
    originalName: shade.name,
  }));
}

/** A diagnostic for each language that has more or fewer names than there are shades. */
export function shadeDiagnostics(values: ShadeFields): Diagnostic[] {
  const count = values.shades?.length ?? 0;
  return translatedCodes.flatMap((code) => {
    const field = `shades_${code}` as const;
    const found = values[field]?.length ?? count;
    if (found === count) return [];
    return { code: 'shadesUnequal', field, found: String(found), meant: String(count) };
  });
}
