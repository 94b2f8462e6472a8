import { z } from 'zod';
import { inLanguages } from '../../shop/inLanguages';
import { latinDigits } from '../../shop/latinDigits';
import { omitUndefined } from '../../shop/omitUndefined';
import type { TextsInLanguages } from '../../shop/ShopTexts';
import { type Suffix, suffixOf, translatedCodes } from '../../shop/translatedCodes';
import { usualPlace } from '../../shop/usualPlace';

/** A setting that every shop has; `meaning` says what it is, with an example. */
export const required = (meaning: string) =>
  z.string({
    error: `missing; ${meaning}. All of SHOP_NAME, SHOP_PHONE, SHOP_EMAIL and SHOP_STREET belong together`,
  });

const sentences = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().max(200, { error: 'should have 200 characters at most' }));

const deliveryLine = z
  .string()
  .trim()
  .max(30, { error: 'should be no, or words of 30 characters at most' });

const place = z
  .string()
  .transform((text) =>
    latinDigits(text)
      .replace(/[\s,]*,\s*/g, ', ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\s,–-]*(\d{3}) ?(\d{3})$/, ' $1$2'),
  )
  .pipe(
    z.string().regex(/^[^,\d]{1,40}(?:, [^,\d]{1,40}){1,2} [1-9]\d{5}$/, {
      error: `should be town, district, state and PIN code, such as ${usualPlace.en}`,
    }),
  );

const alike = {
  SHOP_NAME: required('the name over the door, such as Rupkatha').trim().max(60, {
    error: 'should have 60 characters at most',
  }),
  SHOP_STREET: required('house and street, such as 12 Station Road').trim(),
  SHOP_PLACE: place.optional(),
  // The owner's own words for the page "How to buy".
  SHOP_PAYMENT: sentences.optional(),
  SHOP_EXCHANGE: sentences.optional(),
  SHOP_ORIGINAL: sentences.optional(),
};

const translated = {
  ...alike,
  SHOP_DELIVERY_LINE: deliveryLine.refine((text) => !/^(?:yes|no)$/i.test(text), {
    error: 'should be words: yes and no belong into SHOP_DELIVERY_LINE',
  }),
};

/** The texts for visitors. Each may have translations: SHOP_NAME_BN. */
export const textSettings = {
  ...alike,
  SHOP_DELIVERY_LINE: deliveryLine.transform(lineOrNone).optional(),
  ...(Object.fromEntries(
    translatedCodes.flatMap((code) =>
      Object.entries(translated).map(([name, text]) => [
        `${name}_${suffixOf(code)}`,
        z.optional(text),
      ]),
    ),
  ) as Record<`${keyof typeof translated}_${Suffix}`, z.ZodOptional<z.ZodString>>),
};

type Given = z.output<z.ZodObject<typeof textSettings>>;

const lines = {
  name: 'SHOP_NAME',
  street: 'SHOP_STREET',
  place: 'SHOP_PLACE',
  deliveryLine: 'SHOP_DELIVERY_LINE',
  payment: 'SHOP_PAYMENT',
  exchange: 'SHOP_EXCHANGE',
  original: 'SHOP_ORIGINAL',
} as const;

/** The owner's texts in all languages. Reports translations of what is not said in English. */
export function textsInLanguages(given: Given, context: z.RefinementCtx): TextsInLanguages {
  const linesIn = (suffix: '' | `_${Suffix}`) =>
    Object.fromEntries(
      Object.entries(lines).map(([text, name]) => [text, given[`${name}${suffix}`]]),
    );
  const english = {
    name: given.SHOP_NAME,
    street: given.SHOP_STREET,
    place: usualPlace.en,
    ...omitUndefined(linesIn('')),
  };
  const translations = translatedCodes.map((code) => {
    const suffix = suffixOf(code);
    for (const name of Object.values(lines))
      if (given[`${name}_${suffix}`] !== undefined && !given[name])
        refuse(context, `${name}_${suffix}`, `translates words of ${name}, which has none`);
    const usual = given.SHOP_PLACE ? {} : { place: usualPlace[code] };
    return [code, { ...linesIn(`_${suffix}`), ...usual }];
  });
  return inLanguages(english, Object.fromEntries(translations));
}

function refuse(context: z.RefinementCtx, variable: string, message: string): void {
  context.addIssue({ code: 'custom', path: [variable], message });
}

/** Empty for no; undefined for yes, which means the usual words. */
function lineOrNone(text: string): string | undefined {
  if (/^no$/i.test(text)) return '';
  return /^yes$/i.test(text) ? undefined : text;
}
