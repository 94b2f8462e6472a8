import type { Language } from './Language';

/** Messages of a page with its title for the tab and search engines. */
export interface Titled {
  readonly tabTitle: string | ((town: string, shop: string) => string);
}

/** A page's title that doesn't depend on what it shows. */
export function pageTitle(
  { tabTitle }: Titled,
  { messages: { place, shop } }: Pick<Language, 'messages'>,
): string {
  return typeof tabTitle === 'string' ? tabTitle : tabTitle(place.town, shop.name);
}
