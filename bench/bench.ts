import { runBench } from './runBench';
import { runGrowth } from './runGrowth';
import { runKeys } from './runKeys';

/** `npm run bench`, and with a word behind it (`npm run bench -- growth`) one of the others. */
const others: Readonly<Record<string, () => Promise<void>>> = { growth: runGrowth, keys: runKeys };

const run = others[process.argv[2] ?? ''] ?? runBench;

run().catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
