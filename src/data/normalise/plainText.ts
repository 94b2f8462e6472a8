import { decodeHTMLStrict } from 'entities';

const onLines =
  'address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer form ' +
  'h1 h2 h3 h4 h5 h6 head header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul';

/** The elements within a line; `o:p` is Word's. */
const inLines =
  'a abbr b big button cite code col colgroup del dfn em font i iframe img ins input label link mark meta o:p object ' +
  'picture q s script small source span strike strong style sub sup svg time title tt u video wbr';

/** At least one has a value: in `a <b and c> d` there is none. */
const attributes = `(?:\\s(?=[^<>]*=)(?:"[^"<]*"|'[^'<]*'|[^<>"'])*|\\s*)`;

/** Parts that are no text. Unclosed comments and scripts reach to the end. */
const unseen = new RegExp(
  `<!--.*?(?:-->|$)|<(script|style)${attributes}(?<!/)>.*?(?:</\\1\\s*>|$)|<!doctype[^<>]*>`,
  'gis',
);
const tag = new RegExp(`</?(?:(${anyOf(onLines)})|${anyOf(inLines)})${attributes}/?>`, 'gi');

/** A value typed as HTML as plain text with its lines. Other text ("a < b", "<3", "AT&T") and other values stay. */
export function plainText(found: unknown): unknown {
  if (typeof found !== 'string') return found;
  const bare = found
    .replace(unseen, '')
    .replace(tag, (_tag, onItsLine?: string) => (onItsLine ? '\n' : ''));
  return decodeHTMLStrict(bare);
}

function anyOf(names: string): string {
  return names.replaceAll(' ', '|');
}
