import { bandRecord } from '../band/bandRecord';
import { deliveryRecord } from '../delivery/deliveryRecord';
import { hoursRecord } from '../hours/hoursRecord';
import { readRows } from '../registry/readRows';
import { ROWS } from '../registry/rowDocuments';
import type { CheckedRecord, ShopRecord } from './ShopRecord';

/** All facts that may be in the database. */
export const shopRecords: readonly ShopRecord<unknown>[] = [
  hoursRecord,
  deliveryRecord,
  bandRecord,
];

const rowsRecord: CheckedRecord = {
  collection: ROWS,
  diagnose: (byId) => [
    ...readRows(Object.entries(byId).map(([id, fields]) => ({ id, fields }))).diagnostics,
  ],
};

/** All collections that are no shelves. */
export const checkedRecords: readonly CheckedRecord[] = [...shopRecords, rowsRecord];

/** The record in a collection; undefined for other collections. */
export function recordIn(collection: string): CheckedRecord | undefined {
  return checkedRecords.find((record) => record.collection === collection);
}
