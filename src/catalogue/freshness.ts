/**
 * How long a page, a collection that was read, and a collection in the browser's cache count as fresh,
 * in seconds. The one place of this number; the server may shorten it in tests (source/readSourceSettings).
 */
export const FRESH_SECONDS = 60;
