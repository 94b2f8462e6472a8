import type { Diagnostic, DiagnosticCode } from '@/catalogue/Diagnostic';
import { ownCollections } from '@/catalogue/ownCollections';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';
import { inOtherWords } from '@/shop/delivery/inOtherWords';
import { type DeliveryMistake, readDelivery } from '@/shop/delivery/readDelivery';
import type { LanguageCode } from '@/shop/LanguageCode';
import { omitUndefined } from '@/shop/omitUndefined';
import { translatedCodes } from '@/shop/translatedCodes';
import { excerpt } from '../normalise/excerpt';
import { readText } from '../normalise/readText';
import { diagnoseFirst, type ShopRecord } from '../records/ShopRecord';

const LONGEST = 2_000;

type AreasInLanguages = Readonly<Record<LanguageCode, readonly DeliveryArea[]>>;

/** The delivery rules in the database, for the setting SHOP_DELIVERY `database`. */
export const deliveryRecord: ShopRecord<AreasInLanguages> = {
  collection: ownCollections.delivery,
  kind: 'delivery',
  fields: ['rules', ...translatedCodes.map((code) => `rules_${code}`)],
  setting: 'SHOP_DELIVERY',
  inDatabase: 'deliveryInDatabase',
  parse,
  diagnose: (documents) => diagnoseFirst(documents, 'noRules', diagnosticsOn),
};

/** Undefined when a rule can't be read: then nothing is said. */
function parse(fields: unknown): AreasInLanguages | undefined {
  const { areas } = readDelivery(textIn(fields, 'rules') ?? '');
  if (areas.length === 0) return undefined;
  const others = translatedCodes.map((code) => {
    const words = textIn(fields, `rules_${code}`);
    return [code, words ? inOtherWords(areas, words).areas : areas];
  });
  return { en: areas, ...Object.fromEntries(others) };
}

function diagnosticsOn(fields: unknown): Diagnostic[] {
  const rules = textIn(fields, 'rules');
  const found = excerpt(Object(fields).rules);
  if (found === undefined) return [{ code: 'recordLacks', field: 'rules' }];
  if (rules === undefined) return [{ code: 'unreadable', field: 'rules', found }];
  const { areas, mistakes } = readDelivery(rules);
  if (mistakes.length > 0) return mistakes.map((mistake) => named('wrongRule', 'rules', mistake));
  return translatedCodes.flatMap((code) => wrongWords(fields, `rules_${code}`, areas));
}

/** The diagnostic for wrong words of another language, which stay in English. */
function wrongWords(fields: unknown, field: string, areas: readonly DeliveryArea[]): Diagnostic[] {
  const found = excerpt(Object(fields)[field]);
  if (found === undefined) return [];
  const words = textIn(fields, field);
  if (words === undefined) return [{ code: 'unreadable', field, found }];
  return inOtherWords(areas, words).mistakes.map((mistake) => named('wrongWords', field, mistake));
}

function named(code: DiagnosticCode, field: string, { found, cure }: DeliveryMistake): Diagnostic {
  return { code, field, meant: cure, ...omitUndefined({ found: excerpt(found) }) };
}

/** A field's text, with a semicolon at each line's end; undefined if absent or too long. */
function textIn(fields: unknown, field: string): string | undefined {
  const { [field]: text } = Object(fields) as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string' || text.length > LONGEST) return undefined;
  const lines = text.split('\n').flatMap((line) => readText(line, LONGEST) ?? []);
  return lines.length > 0 ? lines.join(';') : undefined;
}
