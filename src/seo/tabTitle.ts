import { shop } from '@/shop/shop';

/** Search engines show about so many characters of a title. */
const LONGEST = 65;

/** A page's title for the tab and for search results: the shop's name behind it where there is room and it is not said. */
export function tabTitle(title: string): string {
  const named = `${title} | ${shop.name}`;
  return named.length > LONGEST || title.includes(shop.name) ? title : named;
}
