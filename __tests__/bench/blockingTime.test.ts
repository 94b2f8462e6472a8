import { blockingTime } from '../../bench/measure/blockingTime';

describe('the blocking time of a load', () => {
  it('is what each task takes beyond 50 ms', () => {
    const tasks = [
      { startTime: 200, duration: 80 },
      { startTime: 400, duration: 120 },
    ];
    expect(blockingTime(tasks, 100)).toBe(30 + 70);
  });

  it('counts only what comes after the first paint', () => {
    const tasks = [
      { startTime: 0, duration: 90 },
      { startTime: 100, duration: 200 },
    ];
    expect(blockingTime(tasks, 180)).toBe(120 - 50);
    expect(blockingTime(tasks, 260)).toBe(0);
  });
});
