const ROUNDS = 3_000_000;

/** How many milliseconds the same work takes this machine now: how much it varies is how noisy the machine is. */
export function workTime(): number {
  const start = performance.now();
  let sum = 0;
  for (let round = 0; round < ROUNDS; round += 1) sum += Math.sqrt(round) % 7;
  // The sum is used, so that no compiler leaves the work out.
  return performance.now() - start + (Number.isNaN(sum) ? 1 : 0);
}
