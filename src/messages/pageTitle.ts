import type { Language } from './Language';

/** The messages of a page, one of which is its title for the tab, search engines and previews. */
export interface Titled {
  readonly tabTitle: string | ((town: string, shop: string) => string);
}

/** The title of a page whose title says nothing of what the page shows just now. */
export function pageTitle(
  { tabTitle }: Titled,
  { messages: { place, shop } }: Pick<Language, 'messages'>,
): string {
  return typeof tabTitle === 'string' ? tabTitle : tabTitle(place.town, shop.name);
}
