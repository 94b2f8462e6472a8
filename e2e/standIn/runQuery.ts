/** Documents of one collection by id, with fields in the form of Firestore's REST API. */
export type StandInDocuments = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Query {
  readonly from: readonly [{ readonly collectionId: string }];
  readonly limit: number;
}

const ADDRESS = /^\/v1\/(projects\/[\w-]+\/databases\/\(default\)\/documents):runQuery(\?|$)/;

/**
 * Firestore's answer to the queries that the site makes: the first documents of a collection, ordered by id. Undefined
 * for any other request. Source: firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runQuery.
 */
export function runQuery(
  url: string,
  asked: string,
  all: ReadonlyMap<string, StandInDocuments>,
): { readonly collection: string; readonly body: string } | undefined {
  const [, root] = url.match(ADDRESS) ?? [];
  if (!root) return undefined;
  const { from, limit }: Query = JSON.parse(asked).structuredQuery;
  const [{ collectionId: collection }] = from;
  const documents = all.get(collection) ?? {};
  const ids = Object.keys(documents).sort(inBytes).slice(0, limit);
  const elements = ids.map((id) => element(`${root}/${collection}/${id}`, documents[id] ?? {}));
  return { collection, body: JSON.stringify(withDone(elements)) };
}

/** Firestore orders ids by their UTF-8 bytes. */
function inBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function element(name: string, fields: Readonly<Record<string, unknown>>) {
  const time = new Date().toISOString();
  return { document: { name, fields, createTime: time, updateTime: time }, readTime: time };
}

/** Marks the last element with `done`. An empty collection is one element without a document. */
function withDone(elements: readonly object[]): object[] {
  const last = elements.at(-1) ?? { readTime: new Date().toISOString() };
  return [...elements.slice(0, -1), { ...last, done: true }];
}
