import { bandRecord } from '../band/bandRecord';
import { deliveryRecord } from '../delivery/deliveryRecord';
import { hoursRecord } from '../hours/hoursRecord';
import type { CheckedRecord, ShopRecord } from './ShopRecord';

/** All facts that may be in the database. */
export const shopRecords: readonly ShopRecord<unknown>[] = [
  hoursRecord,
  deliveryRecord,
  bandRecord,
];

/** The record in a collection; undefined for other collections. */
export function recordIn(collection: string): CheckedRecord | undefined {
  return shopRecords.find((record) => record.collection === collection);
}
