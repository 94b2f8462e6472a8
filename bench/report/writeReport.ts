import { readFileSync, writeFileSync } from 'node:fs';
import { putBetweenMarks } from './putBetweenMarks';

const PAGE = 'docs/performance.md';

/** Writes results to docs/<name>.json, and their table into docs/performance.md, between the marks of that name. */
export function writeReport(name: 'bench' | 'growth', results: object, table: string): void {
  writeFileSync(`docs/${name}.json`, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(PAGE, putBetweenMarks(readFileSync(PAGE, 'utf8'), name, table));
  console.log(table);
}
