import type { Diagnostic } from '@/catalogue/Diagnostic';
import { ownCollections } from '@/catalogue/ownCollections';
import { omitUndefined } from '@/shop/omitUndefined';
import type { ShopHours } from '@/shop/ShopHours';
import { excerpt } from '../normalise/excerpt';
import { readText } from '../normalise/readText';
import { diagnoseFirst, type ShopRecord } from '../records/ShopRecord';
import { readHolidays } from './readHolidays';
import { readOpeningHours } from './readOpeningHours';

const LONGEST = 2_000;

/** The opening hours in the database, for the setting SHOP_HOURS `database`. */
export const hoursRecord: ShopRecord<ShopHours> = {
  collection: ownCollections.hours,
  kind: 'hours',
  fields: ['hours', 'holidays'],
  setting: 'SHOP_HOURS',
  inDatabase: 'hoursInDatabase',
  parse,
  diagnose: (documents) => diagnoseFirst(documents, 'noHours', diagnosticsOn),
};

/** Undefined when `hours` can't be parsed; unreadable `holidays` are an empty list. */
function parse(fields: unknown): ShopHours | undefined {
  const { hours, holidays } = Object(fields) as Readonly<Record<string, unknown>>;
  const times = readOpeningHours(readText(hours, LONGEST) ?? '');
  if (!times) return undefined;
  return { times, holidays: readHolidays(readText(holidays, LONGEST) ?? '') ?? [] };
}

function diagnosticsOn(fields: unknown): Diagnostic[] {
  const { hours, holidays } = Object(fields) as Readonly<Record<string, unknown>>;
  return [
    ...diagnosticOn('hours', hours, readOpeningHours, true),
    ...diagnosticOn('holidays', holidays, readHolidays, false),
  ];
}

function diagnosticOn(
  field: string,
  found: unknown,
  read: (text: string) => unknown,
  isNeeded: boolean,
): Diagnostic[] {
  const text = readText(found, LONGEST);
  if (text === undefined && excerpt(found) === undefined)
    return isNeeded ? [{ code: 'recordLacks', field }] : [];
  if (text !== undefined && read(text) !== undefined) return [];
  return [{ code: 'unreadable', field, ...omitUndefined({ found: excerpt(found) }) }];
}
