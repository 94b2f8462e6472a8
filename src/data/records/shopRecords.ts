import { deliveryRecord } from '../delivery/deliveryRecord';
import { hoursRecord } from '../hours/hoursRecord';
import { rowsRecord } from '../registry/rowsRecord';
import type { CheckedRecord, ShopRecord } from './ShopRecord';

/** All facts of the shop that may be in the database. */
export const shopRecords: readonly ShopRecord<unknown>[] = [hoursRecord, deliveryRecord];

/** All collections that are no shelves. */
export const checkedRecords: readonly CheckedRecord[] = [...shopRecords, rowsRecord];

/** The record in a collection; undefined for any other collection. */
export function recordIn(collection: string): CheckedRecord | undefined {
  return checkedRecords.find((record) => record.collection === collection);
}
