import type { Graph, Thing } from 'schema-dts';

/** Structured data for a script element. `<` is escaped, so that no text can close the element. */
export function jsonLdText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [...things] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
