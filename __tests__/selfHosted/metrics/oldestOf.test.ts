import { oldestOf } from '@/selfHosted/metrics/oldestOf';

const START = 1_795_000_000_000;

describe('oldestOf', () => {
  it.each([
    [0, 500],
    [59, 559],
    [119, 619],
    [180, 0],
    [100_000, 0],
  ])(
    'after %i seconds the oldest page of the last minute or two is %i seconds old',
    (passed, age) => {
      let now = START;
      const oldest = oldestOf(() => now);
      expect(oldest.ageSeconds()).toBe(0);
      for (const seconds of [20, 500, 90]) oldest.served(START - seconds * 1000);
      // Someone looks now and then, which changes nothing.
      now = START + (passed * 1000) / 2;
      oldest.ageSeconds();
      now = START + passed * 1000;
      expect(oldest.ageSeconds()).toBe(age);
    },
  );

  it('is the oldest of both windows', () => {
    let now = START;
    const oldest = oldestOf(() => now);
    oldest.served(START - 300_000);
    now += 61_000;
    oldest.served(now - 10_000);
    expect(oldest.ageSeconds()).toBe(361);
    now += 60_000;
    expect(oldest.ageSeconds()).toBe(70);
  });
});
