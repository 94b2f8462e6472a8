import type { ShopNotice } from '@/catalogue/ShopNotice';
import { omitUndefined } from '@/shop/omitUndefined';
import type { Made, ReadDocument } from './documentFields';
import { translationsOf } from './translations';

/** The shop's notice from a document; no item when it says neither hours nor delivery. Holidays need hours. */
export function normaliseNotice({
  id,
  values,
  diagnostics,
}: ReadDocument<'notice'>): Made<ShopNotice> {
  const { hours: times, holidays = [], delivery } = values;
  if (!times && !delivery) return { item: undefined, diagnostics };
  const translations = translationsOf({}, values, (code) =>
    omitUndefined({ delivery: values[`delivery_${code}`] }),
  );
  const hours = times && { times, holidays };
  return { item: { id, ...omitUndefined({ hours, delivery }), ...translations }, diagnostics };
}
