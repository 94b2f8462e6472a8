import { guardFirestoreFetch } from '@/data/source/guardFirestoreFetch';
import { aNetwork } from '../../helpers/aNetwork';

const QUERY =
  'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:runQuery';
const A_WHILE_MS = 20;
const FOR_EVER_MS = 3_600_000;

describe('the deadline of guardFirestoreFetch', () => {
  const deadlineMs = A_WHILE_MS;

  it('is eight seconds', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    await guardFirestoreFetch(aNetwork([200, '[]']))(QUERY);
    expect(timeout.mock.calls).toEqual([[8_000]]);
  });

  it('aborts a request that is never answered, without a retry', async () => {
    const network = aNetwork('silence');
    const fetch = guardFirestoreFetch(network, { deadlineMs, pausesMs: [FOR_EVER_MS] });
    await expect(fetch(QUERY)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('aborts an answer whose body never ends', async () => {
    const trickling = guardFirestoreFetch(aNetwork('endless'), { deadlineMs });
    await expect(trickling(QUERY)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('covers all tries together', async () => {
    const network = aNetwork([503, '']);
    await guardFirestoreFetch(network, { pausesMs: [1, 1] })(QUERY);
    const [first, ...others] = network.mock.calls.map(([, init]) => init?.signal);
    expect(first).toBeInstanceOf(AbortSignal);
    expect(others.map((signal) => signal === first)).toEqual([true, true]);
  });

  it.each([
    ['first', [FOR_EVER_MS, FOR_EVER_MS], 1],
    ['second', [1, FOR_EVER_MS], 2],
  ])('ends the %s pause, without another try', async (_which, pausesMs, tries) => {
    const deadline = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const network = jest.fn(async () => {
      if (network.mock.calls.length === tries) setTimeout(() => deadline.abort());
      return new Response(JSON.stringify('Try later'), { status: 503 });
    });
    const response = await guardFirestoreFetch(network, { pausesMs })(QUERY);
    expect(response.status).toBe(503);
    await expect(response.json()).resolves.toBe('Try later');
    expect(network).toHaveBeenCalledTimes(tries);
  });

  it('rejects with the last network error when it ends a pause', async () => {
    const network = aNetwork(new TypeError('fetch failed'));
    const fetch = guardFirestoreFetch(network, { deadlineMs, pausesMs: [FOR_EVER_MS] });
    await expect(fetch(QUERY)).rejects.toThrow('fetch failed');
    expect(network).toHaveBeenCalledTimes(1);
  });
});

describe('the pauses of guardFirestoreFetch', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    [0, [150, 750]],
    [1, [300, 1_500]],
  ])('are between half and all of their length, at random: %d', async (chance, [first, second]) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    const network = aNetwork([503, '']);
    const answer = guardFirestoreFetch(network)(QUERY);
    const tries = [];
    for (const ms of [0, Number(first) - 1, 1, Number(second) - 1, 1]) {
      await jest.advanceTimersByTimeAsync(ms);
      tries.push(network.mock.calls.length);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3]);
    await expect(answer).resolves.toMatchObject({ status: 503 });
  });
});
