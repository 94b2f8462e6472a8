import { deliveryRecord } from '../delivery/deliveryRecord';
import { hoursRecord } from '../hours/hoursRecord';
import type { ShopRecord } from './ShopRecord';

/** All facts of the shop that may be in the database. */
export const shopRecords: readonly ShopRecord<unknown>[] = [hoursRecord, deliveryRecord];

/** The record in a collection; undefined for any other collection. */
export function recordIn(collection: string): ShopRecord<unknown> | undefined {
  return shopRecords.find((record) => record.collection === collection);
}
