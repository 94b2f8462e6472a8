import type { Translated } from '@/catalogue/items';
import type { OtherLanguageCode } from '@/shop/LanguageCode';
import { otherLanguageCodes } from '@/shop/languages';
import { omitUndefined } from '@/shop/omitUndefined';
import type { DocumentField } from './DocumentField';
import { fieldKinds } from './fieldKinds';

type TranslationOf<Name extends string> = `${Name}_${OtherLanguageCode}`;

type Fields = Readonly<Record<string, DocumentField>>;

/** The names of a table's fields that may be translated. */
type TranslatedName<Table extends Fields> = {
  [Name in keyof Table &
    string]: (typeof fieldKinds)[Table[Name]['kind']]['isTranslated'] extends true ? Name : never;
}[keyof Table & string];

type WithTranslations<Table extends Fields> = Table & {
  readonly [Name in TranslatedName<Table> as TranslationOf<Name>]: Table[Name];
};

/** Fields, and one for each translation of those whose kind is translated, such as `title_bn`. */
export function withTranslations<Table extends Fields>(fields: Table): WithTranslations<Table> {
  const translated = Object.entries(fields).filter(([, { kind }]) => fieldKinds[kind].isTranslated);
  const entries = otherLanguageCodes.flatMap((code) =>
    translated.map(([name, { heading, kind }]) => {
      const own = `${heading} in ${columnLanguages[code]}`;
      return [`${name}_${code}`, { heading: own, kind }] as const;
    }),
  );
  return { ...fields, ...Object.fromEntries(entries) } as unknown as WithTranslations<Table>;
}

const columnLanguages: Readonly<Record<OtherLanguageCode, string>> = { bn: 'Bengali', hi: 'Hindi' };

/**
 * The translations in a document's values, in the form that an item has. `names`: the item's property of each field;
 * `partsIn`: translated parts that are not plain texts, such as shades.
 */
export function translationsOf<Item>(
  names: Readonly<Record<string, keyof Item>>,
  values: Readonly<Record<string, unknown>>,
  partsIn?: (code: OtherLanguageCode) => Partial<Item>,
): Translated<Item> {
  const each = otherLanguageCodes.map((code) => {
    const texts = Object.entries(names).map(([field, name]) => [name, values[`${field}_${code}`]]);
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
