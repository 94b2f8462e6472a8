/**
 * Stands before the path of an address with needless escapes (`/contact%2Dus`), to which Next would answer 500: no page
 * has this name, so it is an unknown address, which leads to the page or is not found. `next.config.ts` redirects there.
 */
export const ESCAPED_PATH = '/escaped';
