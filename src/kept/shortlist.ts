import { deviceRecord } from './deviceRecord';

/** The products that a visitor keeps, by `keptKey`. */
export const shortlist = deviceRecord('shortlist');
