import type { LanguageCode } from '@/shop/LanguageCode';
import { deliveryRecord } from '../delivery/deliveryRecord';
import { storedHoursProps } from '../hours/currentHours';
import { storedFact } from './storedFact';

/** The shop's facts in the database as props in a language. Absent ones have no key: props can't hold `undefined`. */
export async function storedFactsProps(code: LanguageCode) {
  const delivery = (await storedFact(deliveryRecord))?.fact?.[code];
  return { ...(await storedHoursProps()), ...(delivery && { delivery }) };
}
