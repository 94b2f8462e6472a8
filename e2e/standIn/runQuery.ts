/** Documents of one collection by id, with fields in the form of Firestore's REST API. */
export type StandInDocuments = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The endpoint's answer to one request. */
export interface QueryAnswer {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
  readonly collection?: string;
}

interface Query {
  readonly structuredQuery: {
    readonly from: readonly [{ readonly collectionId: string }];
    readonly limit?: number;
  };
}

const ADDRESS = /^\/v1\/(projects\/[\w-]+\/databases\/\(default\)\/documents):runQuery(\?|$)/;
const JSON_TYPE = 'application/json';

/**
 * Firestore's answer to the queries that the site makes: the first documents of a collection, ordered by id.
 * Source: firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runQuery.
 */
export function runQuery(
  method = '',
  url = '',
  body: string,
  all: ReadonlyMap<string, StandInDocuments>,
): QueryAnswer {
  const [, root] = url.match(ADDRESS) ?? [];
  if (method !== 'POST' || !root) return { status: 404, body: 'Not Found\n' };
  const query = parsed(body);
  if (!query) return invalid("Payload isn't valid for request.");

  const [{ collectionId }] = query.structuredQuery.from;
  const { limit = Number.POSITIVE_INFINITY } = query.structuredQuery;
  if (limit < 0) return invalid('limit is negative');
  const documents = all.get(collectionId) ?? {};
  const ids = Object.keys(documents).sort(inBytes).slice(0, limit);
  const elements = ids.map((id) => element(`${root}/${collectionId}/${id}`, documents[id] ?? {}));
  return {
    status: 200,
    type: JSON_TYPE,
    body: JSON.stringify(withDone(elements)),
    collection: collectionId,
  };
}

function parsed(body: string): Query | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Firestore orders ids by their UTF-8 bytes. */
function inBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function element(name: string, fields: Readonly<Record<string, unknown>>) {
  const time = new Date().toISOString();
  const document = Object.keys(fields).length > 0 ? { name, fields } : { name };
  return { document: { ...document, createTime: time, updateTime: time }, readTime: time };
}

/** Marks the last element with `done`. An empty collection is one element without a document. */
function withDone(elements: readonly object[]): object[] {
  const last = elements.at(-1) ?? { readTime: new Date().toISOString() };
  return [...elements.slice(0, -1), { ...last, done: true }];
}

function invalid(message: string): QueryAnswer {
  const error = { code: 400, message, status: 'INVALID_ARGUMENT' };
  return { status: 400, type: JSON_TYPE, body: JSON.stringify({ error }) };
}
