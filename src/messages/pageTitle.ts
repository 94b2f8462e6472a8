import type { Language } from './Language';

/** Messages with a title for the page's tab and for search engines. */
type Titled =
  | { readonly tabTitle: string | ((town: string, shop: string) => string) }
  | { readonly title: string };

/** The title of a page whose title doesn't depend on the items that it shows. */
export function pageTitle({
  messages,
  language,
}: {
  readonly messages: Titled;
  readonly language: Pick<Language, 'messages'>;
}): string {
  if (!('tabTitle' in messages)) return messages.title;
  const { tabTitle } = messages;
  const { place, shop } = language.messages;
  return typeof tabTitle === 'string' ? tabTitle : tabTitle(place.town, shop.name);
}
