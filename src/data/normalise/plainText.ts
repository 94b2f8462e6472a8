import { decodeHTMLStrict } from 'entities';

/** Elements that begin a new line. */
const onLines =
  'address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer form ' +
  'h1 h2 h3 h4 h5 h6 head header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul';

/** Elements within a line. `o:p` comes from Microsoft Word. */
const inLines =
  'a abbr b big button cite code col colgroup del dfn em font i iframe img ins input label link mark meta o:p object ' +
  'picture q s script small source span strike strong style sub sup svg time title tt u video wbr';

/** Attributes with at least one value, so that `a <b and c> d` is not taken for a tag. */
const attributes = `(?:\\s(?=[^<>]*=)(?:"[^"<]*"|'[^'<]*'|[^<>"'])*|\\s*)`;

/** Parts that are not text: doctypes, comments, scripts and styles. All but doctypes reach to the end if not closed. */
const unseen = new RegExp(
  `<!--.*?(?:-->|$)|<(script|style)${attributes}(?<!/)>.*?(?:</\\1\\s*>|$)|<!doctype[^<>]*>`,
  'gis',
);
const tag = new RegExp(`</?(?:(${anyOf(onLines)})|${anyOf(inLines)})${attributes}/?>`, 'gi');

/** Turns HTML into plain text and keeps its lines. Other text ("a < b", "<3", "AT&T") and other values stay. */
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
