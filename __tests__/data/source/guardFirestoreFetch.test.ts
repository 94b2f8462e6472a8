import { guardFirestoreFetch } from '@/data/source/guardFirestoreFetch';
import { aNetwork } from '../../helpers/aNetwork';

const QUERY =
  'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:runQuery';
const failure = { error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' } };
const readTime = '2026-11-21T10:42:00Z';
const titled = (title: string) => ({
  document: { name: 'projects/p/a', fields: { title: { stringValue: title } } },
  readTime,
});
const rose = titled('Rose');

/** A guard with short pauses over a network that gives these answers and repeats the last one. */
function guarded(...answers: Parameters<typeof aNetwork>) {
  const network = aNetwork(...answers);
  return { network, fetch: guardFirestoreFetch(network, { pausesMs: [1, 1] }) };
}

describe('guardFirestoreFetch', () => {
  it.each<[what: string, answer: unknown]>([
    ['documents', [rose]],
    ['an empty collection', [{ readTime, done: true }]],
    ['a product whose title is "error"', [titled('error')]],
    ['a product with a field named error', [{ document: { fields: { error: {} } }, readTime }]],
    ['documents with the mark of the end', [rose, { done: true }]],
  ])('passes on %s unchanged', async (_what, answer) => {
    const { fetch } = guarded([200, JSON.stringify(answer)]);
    const response = await fetch(QUERY);
    expect(response.status).toBe(200);
    await expect(response.json()).resolves.toEqual(answer);
  });

  it.each<[where: string, answer: unknown]>([
    ['alone', [failure]],
    ['after documents', [rose, failure]],
    ['before documents', [failure, rose]],
    ['instead of a list', failure],
  ])('turns a 200 with an error element %s into that error', async (_where, answer) => {
    const { fetch } = guarded([200, JSON.stringify(answer)]);
    const response = await fetch(`${QUERY}?alt=json`);
    expect([response.ok, response.status]).toEqual([false, 500]);
    await expect(response.json()).resolves.toEqual(failure);
  });

  it.each<[what: string, answer: unknown]>([
    ['an empty list', []],
    ['an empty object', {}],
    ['numbers', [1]],
    ['null', null],
    ['an element without document and time', [{ document: null }]],
    ['documents and a number', [rose, 1]],
    ['another API’s answer', { idToken: 'a' }],
  ])(
    'turns a 200 with %s into a failure, which the SDK would take for an empty collection',
    async (_what, answer) => {
      const { fetch, network } = guarded([200, JSON.stringify(answer)]);
      await expect(fetch(QUERY)).resolves.toMatchObject({ ok: false, status: 500 });
      expect(network).toHaveBeenCalledTimes(3);
    },
  );

  it.each([
    'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:commit',
    'https://example.com/documents:runQueryOther',
    'https://example.com/?next=documents',
  ])('leaves %s alone and does not retry it', async (address) => {
    const { fetch, network } = guarded([503, JSON.stringify([failure])]);
    const init = { method: 'POST' };
    const response = await fetch(address, init);
    expect(network.mock.calls).toEqual([[address, init]]);
    expect(response).toBe(await network.mock.results[0]?.value);
  });
});

describe('the retries of guardFirestoreFetch', () => {
  const empty = JSON.stringify([{ readTime }]);
  const good = [200, empty] as const;

  it.each<[what: string, answer: Parameters<typeof aNetwork>[0]]>([
    ['an unreachable network', new TypeError('fetch failed')],
    ['a body that is cut off', 'cut'],
    ['broken JSON', [200, '[{"document"']],
    ['an error element in a 200', [200, JSON.stringify([rose, failure])]],
    ...[500, 502, 503, 504].map((status): [string, [number, string]] => [
      `a status ${status}`,
      [status, 'Try later'],
    ]),
  ])('retry %s until the next good answer', async (_what, answer) => {
    const once = guarded(answer, good);
    await expect(once.fetch(QUERY)).resolves.toMatchObject({ status: 200 });
    expect(once.network).toHaveBeenCalledTimes(2);
    const twice = guarded(answer, answer, good);
    await expect(twice.fetch(QUERY)).resolves.toMatchObject({ status: 200 });
    expect(twice.network).toHaveBeenCalledTimes(3);
  });

  it.each([200, 201, 400, 401, 403, 404, 408, 429])('do not retry status %d', async (status) => {
    const { fetch, network } = guarded([status, empty]);
    await expect(fetch(QUERY)).resolves.toMatchObject({ status });
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('stop at a refusal, even after a failure', async () => {
    const { fetch, network } = guarded([503, ''], [429, JSON.stringify(failure)], good);
    const response = await fetch(QUERY);
    expect(response.status).toBe(429);
    await expect(response.json()).resolves.toEqual(failure);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each([
    [[500, '"third"'], { status: 500, statusText: 'Said 500' }, 'third'],
    [
      [502, '<p>Bad</p>'],
      { status: 502, statusText: 'Said 502' },
      { error: { message: '502 Said 502' } },
    ],
  ] as const)('end after three tries with the last failure %j', async (last, status, body) => {
    const { fetch, network } = guarded(new TypeError('first'), [504, 'second'], last, good);
    const response = await fetch(QUERY);
    expect(response).toMatchObject(status);
    await expect(response.json()).resolves.toEqual(body);
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('end after three tries with the last network error', async () => {
    const last = new TypeError('fetch failed');
    const { fetch, network } = guarded([503, ''], [503, ''], last, good);
    await expect(fetch(QUERY)).rejects.toBe(last);
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('send the same request each time', async () => {
    const init = { method: 'POST', headers: { 'X-Goog-Api-Key': 'key' }, body: '{"limit":45}' };
    const inputs: [RequestInfo | URL, RequestInit | undefined][] = [
      [QUERY, init],
      [new URL(QUERY), init],
      [new Request(QUERY, init), undefined],
    ];
    for (const [input, own] of inputs) {
      const { fetch, network } = guarded([503, '']);
      await fetch(input, own);
      const asked = { url: QUERY, method: 'POST', key: 'key', body: '{"limit":45}' };
      await expect(network.asked()).resolves.toEqual([asked, asked, asked]);
    }
  });
});
