import { decodeHTML } from 'entities';

/** What search engines and preview readers find in the head of HTML that React wrote. */
export function headIn(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const metas = new Map<string, string>();
  for (const attributes of groups(head, /<meta ([^>]*)>/g)) {
    const name = attributeOf(attributes, 'property') ?? attributeOf(attributes, 'name');
    const content = attributeOf(attributes, 'content');
    if (name !== undefined && content !== undefined) metas.set(name, content);
  }
  const [jsonLd] = groups(head, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return {
    title: decodeHTML(groups(head, /<title[^>]*>(.*?)<\/title>/gs)[0] ?? ''),
    canonical: attributeOf(groups(head, /<link (rel="canonical"[^>]*)>/g)[0], 'href'),
    /** By name or property. */
    metas: Object.fromEntries(metas),
    /** The structured data; undefined when there is none. */
    jsonLd: jsonLd === undefined ? undefined : (JSON.parse(jsonLd) as unknown),
  };
}

function groups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

function attributeOf(attributes: string | undefined, name: string): string | undefined {
  const value = attributes?.match(new RegExp(`(?:^| )${name}="([^"]*)"`))?.[1];
  return value === undefined ? undefined : decodeHTML(value);
}
