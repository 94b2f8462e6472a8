import type { Translated } from '@/catalogue/items';
import type { OtherLanguageCode } from '@/shop/LanguageCode';
import { otherLanguageCodes } from '@/shop/languages';
import { omitUndefined } from '@/shop/omitUndefined';
import type { DocumentField } from './DocumentField';

type TranslationOf<Name extends string> = `${Name}_${OtherLanguageCode}`;

/** The fields for translations of the named fields, such as `title_bn`: one for each field and language. */
export function inOtherLanguages<
  Table extends Readonly<Record<string, DocumentField>>,
  Name extends keyof Table & string,
>(
  fields: Table,
  ...names: readonly Name[]
): { readonly [Each in Name as TranslationOf<Each>]: Table[Each] } {
  const entries = otherLanguageCodes.flatMap((code) =>
    names.map((name) => {
      const { heading, kind, read } = fields[name] as DocumentField;
      const own = `${heading} in ${columnLanguages[code]}`;
      return [`${name}_${code}`, { heading: own, kind, read }] as const;
    }),
  );
  return Object.fromEntries(entries) as ReturnType<typeof inOtherLanguages<Table, Name>>;
}

const columnLanguages: Readonly<Record<OtherLanguageCode, string>> = { bn: 'Bengali', hi: 'Hindi' };

/**
 * The translations in a document's values, in the form that an item has. `fields`: which field each of the item's texts
 * comes from; `partsIn`: translated parts that are not plain texts, such as shades.
 */
export function translationsOf<Text extends string, Field extends string, Parts = unknown>(
  fields: Readonly<Record<Text, Field>>,
  values: { readonly [Name in TranslationOf<Field>]?: string },
  partsIn?: (code: OtherLanguageCode) => Partial<Parts>,
): Translated<Text, Parts> {
  const each = otherLanguageCodes.map((code) => {
    const texts = Object.entries<Field>(fields).map(([text, field]) => [
      text,
      values[`${field}_${code}`],
    ]);
    return [code, omitUndefined({ ...Object.fromEntries(texts), ...partsIn?.(code) })] as const;
  });
  const translated = each.filter(([, texts]) => Object.keys(texts).length > 0);
  return translated.length > 0 ? { translations: Object.fromEntries(translated) } : {};
}

/** The field and language of a translation: `title_bn` gives `title` and `bn`. */
export function translatedField(
  name: string,
): { readonly field: string; readonly code: OtherLanguageCode } | undefined {
  const code = otherLanguageCodes.find((one) => name.endsWith(`_${one}`));
  return code && { field: name.slice(0, -code.length - 1), code };
}
