import type { ShopHours } from '@/shop/ShopHours';
import type { ShopRecord } from '../records/ShopRecord';
import { hoursDiagnostics } from './hoursDiagnostics';
import { hoursDocument } from './hoursDocument';

/** The opening hours in the database, read when the setting SHOP_HOURS is `database`. */
export const hoursRecord: ShopRecord<ShopHours> = {
  collection: 'SHOP-HOURS',
  setting: 'SHOP_HOURS',
  inDatabase: 'hoursInDatabase',
  parse: hoursDocument,
  diagnose: hoursDiagnostics,
};
