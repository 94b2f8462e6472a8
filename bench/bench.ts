import { runBench } from './runBench';
import { runHome } from './runHome';
import { runKeys } from './runKeys';

/**
 * `npm run bench` measures all of docs/performance.md; `-- home` and `-- keys` parts.
 */
async function main([command]: readonly string[]): Promise<void> {
  if (command === undefined) return runBench();
  if (command === 'home') return runHome();
  if (command === 'keys') return runKeys();
  throw new Error(`Unknown command: ${command}. Use "npm run bench", with "-- home" or "-- keys".`);
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
