import { readFileSync } from 'node:fs';
import path from 'node:path';

interface DemoDocument {
  readonly title: string;
  readonly des: string;
}

/** What stands in a collection of the embedded demo catalogue, in the order of the ids. */
export function demoDocuments(collection: string): DemoDocument[] {
  const file = path.join(process.cwd(), 'demo', `${collection}.json`);
  const documents: Record<string, DemoDocument> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(documents)
    .sort()
    .flatMap((id) => documents[id] ?? []);
}
