import { deviceRecord } from './deviceRecord';

/** The products that a visitor looked at last, by `keptKey`, the latest first; or that none should be remembered. */
export const recentlySeen = deviceRecord('recently-seen');
