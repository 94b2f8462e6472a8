import { absoluteAddress } from '@/catalogue/addresses/addresses';
import { shop } from '@/shop/shop';
import { XML_HEAD, xmlText } from '../files/xmlText';

/** Attributes by Google's names. Undefined ones are left out, lists are repeated. */
export type GoogleItem = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Items as RSS 2.0 with Google's namespace. Source: Merchant Center, "Create a product feed in RSS 2.0". */
export function googleFeed(title: string, items: readonly GoogleItem[]): string {
  return `${XML_HEAD}
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(`${shop.name}: ${title}`)}</title>
<link>${xmlText(absoluteAddress('/'))}</link>
<description>${xmlText(title)}</description>
${items.map(item).join('\n')}
</channel>
</rss>
`;
}

function item(attributes: GoogleItem): string {
  const written = Object.entries(attributes).flatMap(([name, value = []]) =>
    [value].flat().map((one) => `<g:${name}>${xmlText(one)}</g:${name}>`),
  );
  return `<item>${written.join('')}</item>`;
}
