import type { CheckedRecord } from '../records/ShopRecord';
import { readRows } from './readRows';
import { ROWS } from './rowDocuments';

/** The rows of the shop's shelves, as check, push and report know them. */
export const rowsRecord: CheckedRecord = {
  collection: ROWS,
  diagnose: (byId) => [
    ...readRows(Object.entries(byId).map(([id, fields]) => ({ id, fields }))).diagnostics,
  ],
};
