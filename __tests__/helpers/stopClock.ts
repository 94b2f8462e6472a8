/** Has each test of the file begin at this moment, which it returns; no time passes by itself. */
export function stopClock(): number {
  const now = 1_795_000_000_000;
  beforeEach(() => {
    jest.useFakeTimers({ now });
  });
  afterEach(() => jest.useRealTimers());
  return now;
}
