import { readFileSync } from 'node:fs';

interface DemoDocument {
  readonly id: string;
  readonly title: string;
  readonly des: string;
  readonly words?: string;
}

/** The documents of a collection in the embedded demo catalogue, in the order of their ids. */
export function demoDocuments(collection: string): DemoDocument[] {
  const documents: Record<string, DemoDocument> = JSON.parse(
    readFileSync(`demo/${collection}.json`, 'utf8'),
  );
  const ids = Object.keys(documents).sort();
  return ids.map((id) => ({ ...(documents[id] as DemoDocument), id }));
}
