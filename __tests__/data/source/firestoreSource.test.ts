import { deleteApp, getApps } from 'firebase/app';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { firestoreSource } from '@/data/source/firestoreSource';
import { aNetwork } from '../../helpers/aNetwork';

// The real guard, with short pauses.
jest.mock('@/data/source/guardFirestoreFetch', () => {
  const { guardFirestoreFetch } = jest.requireActual('@/data/source/guardFirestoreFetch');
  const inAHurry = (fetch: unknown) => guardFirestoreFetch(fetch, { pausesMs: [1, 1] });
  return { guardFirestoreFetch: inAHurry };
});

const projectId = 'my-beauty-shop';
const apiKey = 'AIzaSy-0123456789-0123456789';
const collection = 'HAIR-Texture Spray';
const time = '2026-11-21T10:42:00Z';
const original = globalThis.fetch;

/** The source in a process whose network gives these answers. */
function sourceOn(...answers: Parameters<typeof aNetwork>) {
  const network = aNetwork(...answers);
  globalThis.fetch = network;
  return { network, source: firestoreSource({ projectId, apiKey }) };
}

function documents(...ids: string[]): readonly [number, string] {
  const answer = ids.map((id) => {
    const name = `projects/${projectId}/databases/(default)/documents/${collection}/${id}`;
    const fields = { price: { integerValue: '450' } };
    return { document: { name, fields, createTime: time, updateTime: time }, readTime: time };
  });
  return [200, JSON.stringify(answer)];
}

function refusal(status: number, message: string): readonly [number, string] {
  return [status, JSON.stringify({ error: { code: status, message } })];
}

async function failureOf(...answers: Parameters<typeof aNetwork>): Promise<CatalogueReadError> {
  const error = await sourceOn(...answers)
    .source.read(collection, 45)
    .catch((cause) => cause);
  expect(error).toBeInstanceOf(CatalogueReadError);
  return error;
}

afterEach(async () => {
  globalThis.fetch = original;
  await Promise.all(getApps().map(deleteApp));
});

describe('firestoreSource', () => {
  it('queries the first documents of the collection once, in the order of their ids', async () => {
    const { network, source } = sourceOn(documents('a', 'b'));
    await expect(source.read(collection, 45)).resolves.toEqual([
      { id: 'a', fields: { price: 450 } },
      { id: 'b', fields: { price: 450 } },
    ]);
    const [asked, ...more] = await network.asked();
    expect(more).toEqual([]);
    expect(asked?.url).toContain(
      `/v1/projects/${projectId}/databases/(default)/documents:runQuery`,
    );
    expect(JSON.parse(String(asked?.body))).toMatchObject({
      structuredQuery: {
        from: [{ collectionId: collection }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit: 45,
      },
    });
  });

  it('leaves the fields of a document out that has a kind of value that the SDK does not know', async () => {
    const [status, body] = documents('a', 'b');
    const { source } = sourceOn([status, body.replace('integerValue', 'quantumValue')]);
    await expect(source.read(collection, 45)).resolves.toEqual([
      { id: 'a', fields: undefined },
      { id: 'b', fields: { price: 450 } },
    ]);
  });

  it("wraps the process's fetch once, even with several sources of a project", () => {
    sourceOn(documents());
    const guarded = globalThis.fetch;
    firestoreSource({ projectId, apiKey });
    expect(globalThis.fetch).toBe(guarded);
  });
});

describe('a failure of firestoreSource', () => {
  it.each<[what: string, answer: Parameters<typeof aNetwork>[0], reason: RegExp]>([
    ['a refusal', refusal(403, 'Missing or insufficient permissions.'), /insufficient permissions/],
    ['a spent quota', refusal(429, 'Quota exceeded.'), /Quota exceeded\./],
    ['an error element', [200, '[{"error":{"code":13,"message":"Internal"}}]'], /Internal/],
    ['a 200 that is no answer', [200, '[]'], /not that to a query/],
    ['no network', new TypeError('fetch failed'), /fetch failed/],
    ['a cut body', 'cut', /terminated/],
  ])('names collection and cause of %s', async (_what, answer, reason) => {
    const { message, reason: given } = await failureOf(answer);
    expect(message).toMatch(/^The collection "HAIR-Texture Spray" could not be read: ./);
    expect(given).toMatch(reason);
  });

  it.each<[what: string, answer: Parameters<typeof aNetwork>[0]]>([
    ['a refusal', refusal(400, `API key not valid: ${apiKey}, ${apiKey}.`)],
    ['the network', new TypeError(`fetch failed: https://a.example/?key=${apiKey}`)],
    ['a page of a gateway', [502, apiKey]],
    [
      'a cause that is truncated in the middle of the key',
      refusal(400, `${'x'.repeat(250)}${apiKey}`),
    ],
    ['a closed API', refusal(403, `Cloud Firestore API is not used in project ${projectId}.`)],
    ['a wrong id', refusal(404, `See https://a.example/?project=${projectId}&db=${projectId}`)],
  ])(
    "never contains the key or the project's id, even when %s repeats it",
    async (_what, answer) => {
      const error = await failureOf(answer);
      const said = [error.message, error.reason, error.stack, error.cause, JSON.stringify(error)];
      for (const secret of [apiKey.slice(0, 12), projectId])
        expect(said.join('\n')).not.toContain(secret);
    },
  );

  it('is at most 300 characters long, even with a page of HTML', async () => {
    const { reason } = await failureOf(refusal(400, `<html>${'<p>Bad gateway</p>'.repeat(200)}`));
    expect(reason).toHaveLength(300);
  });

  it('prints nothing, because the caller logs it once', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    await failureOf(new TypeError('fetch failed'));
    expect(log).not.toHaveBeenCalled();
  });
});
