import { createDeviceStore } from './createDeviceStore';

/**
 * Whether a visitor turned off the key / that opens the search: keys of one sign can be struck by mistake, and by people who
 * speak to the device (WCAG 2.1.4).
 */
export const slashKeyOff = createDeviceStore('search-key-off', Boolean);
