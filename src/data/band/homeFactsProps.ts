import type { LanguageCode } from '@/shop/LanguageCode';
import { hoursProps } from '../hours/currentHours';
import { storedFact } from '../records/storedFact';
import { bandRecord } from './bandRecord';

/** The facts that only the home page needs, as its props in a language. Absent ones have no key. */
export async function homeFactsProps(code: LanguageCode) {
  const band = (await storedFact(bandRecord))?.fact?.[code];
  return { ...(await hoursProps()), ...(band && { band }) };
}
