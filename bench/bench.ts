import { runBench } from './runBench';
import { runKeys } from './runKeys';

/**
 * `npm run bench` measures the whole table of docs/performance.md; `npm run bench -- keys` only typing in the search.
 */
async function main([command]: readonly string[]): Promise<void> {
  if (command === undefined) return runBench();
  if (command === 'keys') return runKeys();
  throw new Error(`Unknown command: ${command}. Use "npm run bench" or "npm run bench -- keys".`);
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
