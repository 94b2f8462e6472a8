import { knownCategory } from '@/catalogue/addresses/findCategory';
import { spellingKey } from '@/catalogue/addresses/spellingKey';
import { categories } from '@/catalogue/categories';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { ownCollections } from '@/catalogue/ownCollections';
import { sharedMessages } from '@/messages/en/sharedMessages';
import type { LanguageCode } from '@/shop/LanguageCode';
import { omitUndefined } from '@/shop/omitUndefined';
import type { ShopBand } from '@/shop/ShopBand';
import { translatedCodes } from '@/shop/translatedCodes';
import { fieldReaders } from '../normalise/fieldReaders';
import { readFields } from '../normalise/readFields';
import { inOtherLanguages } from '../normalise/translations';
import { diagnoseFirst, type ShopRecord } from '../records/ShopRecord';

const MOST_SHELVES = 8;

const { label, note } = fieldReaders;
const texts = { band: label, bandLine: label };
const readers = { ...texts, bandShelves: note, ...inOtherLanguages(texts) };

type Values = ReturnType<typeof readFields<typeof readers>>['values'];

/** The home page's band in the database, for the setting SHOP_BAND_SHELVES `database`. */
export const bandRecord: ShopRecord<Readonly<Record<LanguageCode, ShopBand>>> = {
  collection: ownCollections.band,
  kind: 'band',
  fields: Object.keys(readers),
  setting: 'SHOP_BAND_SHELVES',
  inDatabase: 'bandInDatabase',
  parse,
  diagnose: (documents) => diagnoseFirst(documents, undefined, diagnosticsOn),
};

/** Undefined without heading or shelves. What a language lacks is said in English. */
function parse(document: unknown): Readonly<Record<LanguageCode, ShopBand>> | undefined {
  const { values } = readFields(document, readers);
  const { band: heading, bandLine: line } = values;
  const shelves = namesIn(values).flatMap((name) => shelfNamed(name) ?? []);
  if (!heading || shelves.length === 0) return undefined;
  const english = { heading, ...omitUndefined({ line }), shelves: shelves.slice(0, MOST_SHELVES) };
  const others = translatedCodes.map((code) => {
    const own = { heading: values[`band_${code}`], line: values[`bandLine_${code}`] };
    return [code, { ...english, ...omitUndefined(own) }];
  });
  return { en: english, ...Object.fromEntries(others) };
}

function diagnosticsOn(document: unknown): Diagnostic[] {
  const { values, diagnostics } = readFields(document, readers);
  const field = 'bandShelves';
  const names = namesIn(values);
  return [
    ...diagnostics,
    ...(values.band && names.length === 0 ? [{ code: 'missing', field } as const] : []),
    ...names
      .filter((name, place) => place >= MOST_SHELVES || !shelfNamed(name))
      .map((found): Diagnostic => ({ code: 'unreadable', field, found })),
  ];
}

function namesIn({ bandShelves }: Values): readonly string[] {
  return bandShelves?.split(/[,;\n]/).flatMap((part) => part.trim() || []) ?? [];
}

/** The slug of the shelf with this slug, former slug or English name; undefined if there is none. */
function shelfNamed(name: string): string | undefined {
  const isCalled = (title: string | undefined) => title && spellingKey(title) === spellingKey(name);
  const { slug } =
    knownCategory(name) ??
    categories.find(({ slug }) => Object.values(sharedMessages.labelsOf(slug)).some(isCalled)) ??
    {};
  return slug;
}
