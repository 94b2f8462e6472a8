import { createHash } from 'node:crypto';
import { shopCollections } from '../../src/catalogue/collections';
import type { Database, DocumentFields, Write } from '../database/Database';

/** What the last runs remember of a document. */
export interface Memory {
  /** The digest of its row as it was last taken; empty for one to be compared again; absent for a document that is gone. */
  readonly is?: string;
  /** The digest of what stood before its last change; absent if there was no document. */
  readonly was?: string;
  /** The number of the run that took that change. 0: before the first one. */
  readonly run: number;
  /** The last price of each field that had one. */
  readonly prices?: Readonly<Record<string, number>>;
}

/** The memories of a shelf's documents, by id. */
export type Memories = Readonly<Record<string, Memory>>;

/** The document of the questions that stand in the sheet, beside those of the shelves. */
const QUESTIONS = 'questions';

/** What the last runs remember: of each shelf by collection, and the keys of the questions that they asked. */
export interface Remembered {
  readonly shelves: ReadonlyMap<string, Memories>;
  /** The number of the present run: one more than that of the last that changed anything. */
  readonly run: number;
  readonly questions: ReadonlySet<string>;
}

/** Reads a small document for each shelf, so that a run that finds nothing new reads no products. */
export async function readMemory(database: Database): Promise<Remembered> {
  const documents = await database.list(shopCollections.sync);
  const shelves = new Map<string, Memories>();
  for (const [collection, { memory }] of documents)
    if (typeof memory === 'string') shelves.set(collection, JSON.parse(memory));
  const { asked = '[]' } = documents.get(QUESTIONS) ?? {};
  const runs = [...shelves.values()].flatMap((one) => Object.values(one).map(({ run }) => run));
  const run = 1 + Math.max(0, ...runs);
  return { shelves, run, questions: new Set(JSON.parse(String(asked))) };
}

/** The write that remembers a shelf. It is one text: Firestore would index each entry of a map. */
export function memoryWrite(id: string, memories: Memories): Write {
  return { collection: shopCollections.sync, id, fields: { memory: JSON.stringify(memories) } };
}

/** The write that remembers the questions of a run. */
export function questionsWrite(questions: ReadonlySet<string>): Write {
  const fields = { asked: JSON.stringify([...questions]) };
  return { collection: shopCollections.sync, id: QUESTIONS, fields };
}

/** A short digest of a document's fields. */
export function digestOf(fields: DocumentFields): string {
  const entries = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 12);
}
