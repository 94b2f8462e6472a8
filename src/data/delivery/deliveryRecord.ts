import type { Diagnostic } from '@/catalogue/Diagnostic';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';
import { readDelivery } from '@/shop/delivery/readDelivery';
import { omitUndefined } from '@/shop/omitUndefined';
import { excerpt } from '../normalise/excerpt';
import { readText } from '../normalise/readText';
import { diagnoseFirst } from '../records/diagnoseFirst';
import type { ShopRecord } from '../records/ShopRecord';

const LONGEST = 2_000;

/** The rules for delivery in the database, read when the setting SHOP_DELIVERY is `database`. */
export const deliveryRecord: ShopRecord<readonly DeliveryArea[]> = {
  collection: 'DELIVERY',
  setting: 'SHOP_DELIVERY',
  inDatabase: 'deliveryInDatabase',
  parse,
  diagnose: (documents) => diagnoseFirst(documents, 'noRules', diagnosticsOn),
};

/** Undefined when a rule can't be read: then nothing is said. */
function parse(fields: unknown): readonly DeliveryArea[] | undefined {
  const { areas } = readDelivery(rulesIn(fields) ?? '');
  return areas.length > 0 ? areas : undefined;
}

function diagnosticsOn(fields: unknown): Diagnostic[] {
  const rules = rulesIn(fields);
  const found = excerpt(Object(fields).rules);
  if (found === undefined) return [{ code: 'missing', field: 'rules' }];
  if (rules === undefined) return [{ code: 'unreadable', field: 'rules', found }];
  return readDelivery(rules).mistakes.map((mistake) => ({
    code: 'wrongRule',
    field: 'rules',
    meant: mistake.cure,
    ...omitUndefined({ found: excerpt(mistake.found) }),
  }));
}

/** The text of the rules, each ended by a semicolon. Undefined without one, or if it is too long. */
function rulesIn(fields: unknown): string | undefined {
  const { rules } = Object(fields) as Readonly<Record<string, unknown>>;
  if (typeof rules !== 'string' || rules.length > LONGEST) return undefined;
  const lines = rules.split('\n').flatMap((line) => readText(line, LONGEST) ?? []);
  return lines.length > 0 ? lines.join(';') : undefined;
}
