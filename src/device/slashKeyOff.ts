import { createDeviceStore } from './createDeviceStore';

/**
 * Whether the visitor turned off the key / that opens the search. Visitors must be able to turn off single-character
 * shortcuts, because these can be pressed by mistake or triggered by speech input (WCAG 2.1.4).
 */
export const slashKeyOff = createDeviceStore('search-key-off', Boolean);
