import { runBench } from './runBench';
import { runKeys } from './runKeys';

/** `npm run bench` measures all of the table in docs/performance.md; `npm run bench -- keys` the keys of the search alone. */
async function main([command]: readonly string[]): Promise<void> {
  if (command === undefined) return runBench();
  if (command === 'keys') return runKeys();
  throw new Error(`Unknown: ${command}. There are "npm run bench" and "npm run bench -- keys".`);
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
