/**
 * `next.config.ts` puts this before the path of an address with needless escapes (`/contact%2Dus`), to which Next would
 * answer 500. No page has this name, so the site answers as to any unknown address: a redirect to the page, or 404.
 */
export const ESCAPED_PATH = '/escaped';

/** A path or fragment with its escapes decoded; undefined if an escape is malformed or cut off. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
