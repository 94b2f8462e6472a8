import type { Diagnostic } from '@/catalogue/Diagnostic';
import type { Shade } from '@/catalogue/items';
import type { OtherLanguageCode } from '@/shop/LanguageCode';
import { translatedCodes } from '@/shop/translatedCodes';

type ShadeFields = {
  readonly [Field in 'shades' | `shades_${OtherLanguageCode}`]?: readonly Shade[];
};

/** A product's shades with their names in a language. Undefined unless as many: nobody knows which is which. */
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

/** A diagnostic for each language with more or fewer names than shades. */
export function shadeDiagnostics(values: ShadeFields): Diagnostic[] {
  const count = values.shades?.length ?? 0;
  return translatedCodes.flatMap((code) => {
    const field = `shades_${code}` as const;
    const found = values[field]?.length ?? count;
    if (found === count) return [];
    return { code: 'shadesUnequal', field, found: String(found), meant: String(count) };
  });
}
