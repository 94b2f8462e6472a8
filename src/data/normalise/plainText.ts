import { decodedEntities } from './decodedEntities';

/** The elements that stand on lines of their own. */
const onLines =
  'address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer form ' +
  'h1 h2 h3 h4 h5 h6 head header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul';

/** The elements within a line. `o:p` is what Word writes. */
const inLines =
  'a abbr b big button cite code col colgroup del dfn em font i iframe img ins input label link mark meta o:p object ' +
  'picture q s script small source span strike strong style sub sup svg time title tt u video wbr';

/** Attributes, at least one of which has a value: in `a <b and c> d` there is none. */
const attributes = `(?:\\s(?=[^<>]*=)(?:"[^"<]*"|'[^'<]*'|[^<>"'])*|\\s*)`;

/** What is no text at all. Comments and scripts without an end reach to that of the text. */
const unseen = new RegExp(
  `<!--.*?(?:-->|$)|<(script|style)${attributes}(?<!/)>.*?(?:</\\1\\s*>|$)|<!doctype[^<>]*>`,
  'gis',
);
const tag = new RegExp(`</?(?:(${anyOf(onLines)})|${anyOf(inLines)})${attributes}/?>`, 'gi');

/**
 * What a value typed as HTML says as plain text, its lines as lines; a text that is no HTML stays as it is: "a < b",
 * "<3" and "AT&T". Files of other shops are full of tags and entities. A value that is no text is returned unchanged.
 */
export function plainText(found: unknown): unknown {
  if (typeof found !== 'string') return found;
  const bare = found
    .replace(unseen, '')
    .replace(tag, (_tag, onItsLine?: string) => (onItsLine ? '\n' : ''));
  return decodedEntities(bare);
}

function anyOf(names: string): string {
  return names.replaceAll(' ', '|');
}
