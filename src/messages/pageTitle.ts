import type { Language } from './Language';

/** Messages with a title for the page's tab and for search engines. */
export interface Titled {
  readonly tabTitle: string | ((town: string, shop: string) => string);
}

/** The title of a page whose title doesn't depend on the items that it shows. */
export function pageTitle(
  { tabTitle }: Titled,
  { messages: { place, shop } }: Pick<Language, 'messages'>,
): string {
  return typeof tabTitle === 'string' ? tabTitle : tabTitle(place.town, shop.name);
}
