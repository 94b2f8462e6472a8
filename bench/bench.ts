import { runBench } from './runBench';
import { runGrowth } from './runGrowth';

/** `npm run bench`, and `npm run bench -- growth`. */
const run = process.argv[2] === 'growth' ? runGrowth : runBench;

run().catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
