import { readFileSync } from 'node:fs';
import path from 'node:path';

interface DemoDocument {
  readonly id: string;
  readonly title: string;
  readonly des: string;
  readonly words?: string;
}

/** The documents of a collection in the embedded demo catalogue, in the order of their ids. */
export function demoDocuments(collection: string): DemoDocument[] {
  const file = path.join(process.cwd(), 'demo', `${collection}.json`);
  const documents: Record<string, Omit<DemoDocument, 'id'>> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return Object.entries(documents)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, fields]) => ({ id, ...fields }));
}
