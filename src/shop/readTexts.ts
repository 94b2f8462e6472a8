import type { z } from 'zod';
import type { DeliveryArea } from './delivery/DeliveryArea';
import { inOtherWords } from './delivery/inOtherWords';
import { IN_DATABASE } from './inDatabase';
import { inLanguages } from './inLanguages';
import type { OtherLanguageCode } from './LanguageCode';
import { omitUndefined } from './omitUndefined';
import { SettingsError } from './SettingsError';
import type { ShopTexts, TextsInLanguages } from './ShopTexts';
import type { shopSettings } from './shopSettings';
import { suffixOf, translatedCodes } from './translatedCodes';

type Given = z.output<typeof shopSettings>;

/** The setting of each text. */
const settings = {
  name: 'SHOP_NAME',
  street: 'SHOP_STREET',
  deliveryLine: 'SHOP_DELIVERY_LINE',
  payment: 'SHOP_PAYMENT',
  exchange: 'SHOP_EXCHANGE',
  original: 'SHOP_ORIGINAL',
} as const;

/**
 * What the owner tells visitors, in all languages.
 * @throws SettingsError that names each translation of what is not said in English.
 */
export function readTexts(given: Given): TextsInLanguages {
  const areas = typeof given.SHOP_DELIVERY === 'string' ? undefined : given.SHOP_DELIVERY;
  const english = {
    name: given.SHOP_NAME,
    street: given.SHOP_STREET,
    ...omitUndefined({
      deliveryLine: given.SHOP_DELIVERY_LINE,
      payment: given.SHOP_PAYMENT,
      exchange: given.SHOP_EXCHANGE,
      original: given.SHOP_ORIGINAL,
      delivery: areas,
    }),
  };
  const problems = translatedCodes.flatMap((code) => [
    ...untranslatable(given, code),
    ...wrongWhens(given, areas, code),
  ]);
  if (problems.length > 0) throw new SettingsError(problems);
  const translations = translatedCodes.map((code) => [code, textsIn(given, areas, code)]);
  return inLanguages(english, Object.fromEntries(translations));
}

function textsIn(
  given: Given,
  areas: readonly DeliveryArea[] | undefined,
  code: OtherLanguageCode,
): Partial<ShopTexts> {
  const texts = Object.entries(settings).map(([text, name]) => [
    text,
    given[`${name}_${suffixOf(code)}`],
  ]);
  const whens = given[`SHOP_DELIVERY_${suffixOf(code)}`];
  return {
    ...Object.fromEntries(texts),
    ...(areas && whens && { delivery: inOtherWords(areas, whens).areas }),
  };
}

/** A text would otherwise stand on the pages of one language, and on no other. */
function untranslatable(given: Given, code: OtherLanguageCode): string[] {
  return [...Object.values(settings), 'SHOP_DELIVERY' as const].flatMap((name) => {
    const translation = `${name}_${suffixOf(code)}` as const;
    return given[translation] !== undefined && !given[name]
      ? `${translation}: translates words of ${name}, which has none`
      : [];
  });
}

function wrongWhens(
  given: Given,
  areas: readonly DeliveryArea[] | undefined,
  code: OtherLanguageCode,
): string[] {
  const name = `SHOP_DELIVERY_${suffixOf(code)}` as const;
  const { [name]: typed } = given;
  if (!typed) return [];
  if (given.SHOP_DELIVERY === IN_DATABASE)
    return [`${name}: belongs into the database, beside the rules (docs/catalogue.md)`];
  return inOtherWords(areas ?? [], typed).mistakes.map(
    ({ found, cure }) => `${name}: "${found}" can't be read: ${cure}`,
  );
}
