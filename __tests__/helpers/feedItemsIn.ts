const characters: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

function unescaped(xml: string): string {
  return xml.replace(/&(\w+);/g, (_, name: string) => characters[name] ?? '');
}

/** The items of an RSS feed, as maps from attribute names to values; of repeated attributes the last. */
export function feedItemsIn(xml: string): Record<string, string>[] {
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, body = '']) =>
    Object.fromEntries(
      [...body.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name, text = '']) => [
        name,
        unescaped(text),
      ]),
    ),
  );
}
