import { DEADLINE_MS, guardFirestoreFetch } from '@/catalogue/source/guardFirestoreFetch';

const QUERY =
  'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:runQuery';
const failure = { error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' } };
const document = (title: string) => ({
  document: { name: 'projects/p/a', fields: { title: { stringValue: title } } },
  readTime: '2026-11-21T10:42:00Z',
});

/** A guard over a network that gives one answer, and what that network was asked. */
function guarded(answer: () => Promise<Response> | Response) {
  const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => answer());
  return { network, fetch: guardFirestoreFetch(network) };
}

function answering(body: unknown, init?: ResponseInit) {
  return guarded(() => new Response(typeof body === 'string' ? body : JSON.stringify(body), init));
}

describe('guardFirestoreFetch', () => {
  it.each<[what: string, body: unknown]>([
    ['documents', [document('Rose'), document('Mint')]],
    ['an empty collection', [{ readTime: '2026-11-21T10:42:00Z' }]],
    ['a product whose title is "error"', [document('error')]],
    ['a product whose title has the word in quotes', [document('the "error" shade')]],
    ['a product with a field named error', [{ document: { fields: { error: {} } } }]],
  ])('hands on %s unchanged', async (_what, body) => {
    const response = await answering(body).fetch(QUERY);
    expect(response.status).toBe(200);
    await expect(response.json()).resolves.toEqual(body);
  });

  it.each<[what: string, body: unknown]>([
    ['alone', [failure]],
    ['after documents', [document('Rose'), failure]],
    ['before documents', [failure, document('Rose')]],
    ['instead of a list', failure],
  ])('turns a 200 with an error element %s into that error', async (_what, body) => {
    const response = await answering(body).fetch(QUERY);
    expect(response.ok).toBe(false);
    expect(response.status).toBe(500);
    await expect(response.json()).resolves.toEqual(failure);
  });

  it.each<[status: number, body: unknown]>([
    [400, [failure]],
    [403, failure],
    [429, [failure]],
    [503, 'Service Unavailable'],
    [502, '<p class="error">Bad gateway</p>'],
    [502, '{"error"'],
    [500, ''],
  ])('hands on the failure %d with its body %j', async (status, body) => {
    const response = await answering(body, { status, statusText: 'As it was' }).fetch(QUERY);
    expect([response.status, response.statusText]).toEqual([status, 'As it was']);
    await expect(response.text()).resolves.toBe(
      typeof body === 'string' ? body : JSON.stringify(body),
    );
  });

  it('never makes a whole answer of one that was cut off', async () => {
    const cut = JSON.stringify([document('Rose'), failure]).slice(0, -3);
    await expect(
      answering(cut)
        .fetch(QUERY)
        .then((response) => response.json()),
    ).rejects.toThrow();
  });

  it.each([
    'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:commit',
    'https://example.com/documents:runQueryOther',
    'https://example.com/?next=documents',
  ])('does not touch %s', async (address) => {
    const original = new Response(JSON.stringify([failure]));
    const { fetch, network } = guarded(() => original);
    const init = { method: 'POST' };
    await expect(fetch(address, init)).resolves.toBe(original);
    expect(network).toHaveBeenCalledWith(address, init);
  });

  it.each([
    ['a text', QUERY],
    ['a text with parameters', `${QUERY}?alt=json`],
    ['a URL', new URL(QUERY)],
    ['a Request', new Request(QUERY)],
  ])('guards an address given as %s', async (_what, address) => {
    await expect(answering([failure]).fetch(address)).resolves.toMatchObject({ status: 500 });
  });

  it('keeps method, headers and body of the request', async () => {
    const { fetch, network } = answering([document('Rose')]);
    const init = { method: 'POST', headers: { 'X-Goog-Api-Key': 'key' }, body: '{}' };
    await fetch(QUERY, init);
    expect(network).toHaveBeenCalledWith(QUERY, expect.objectContaining(init));
  });

  it('hands on that the network is out of reach', async () => {
    const { fetch } = guarded(() => Promise.reject(new TypeError('fetch failed')));
    await expect(fetch(QUERY)).rejects.toThrow('fetch failed');
  });
});

describe('the deadline of guardFirestoreFetch', () => {
  const SHORT_MS = 20;

  function rejectsWhenAborted(init: RequestInit | undefined): Promise<never> {
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  }

  it('is eight seconds', () => {
    expect(DEADLINE_MS).toBe(8_000);
  });

  it('gives up a request that is never answered', async () => {
    const hanging = guardFirestoreFetch((_address, init) => rejectsWhenAborted(init), SHORT_MS);
    await expect(hanging(QUERY)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('gives up an answer whose body never ends', async () => {
    const trickling = guardFirestoreFetch(async (_address, init) => {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
        pull: () => rejectsWhenAborted(init),
      });
      return new Response(body);
    }, SHORT_MS);
    await expect(trickling(QUERY)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
