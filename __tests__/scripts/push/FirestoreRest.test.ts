import { commitInBatches } from '../../../scripts/push/commitInBatches';
import { FirestoreRest } from '../../../scripts/push/FirestoreRest';
import { aNetwork } from '../../helpers/aNetwork';

const realFetch = globalThis.fetch;
const target = {
  projectId: 'my-shop',
  origin: 'https://firestore.test',
  apiKey: 'key-of-the-site',
};
const database = new FirestoreRest(target);

function networkOf(...answers: Parameters<typeof aNetwork>) {
  const network = aNetwork(...answers);
  globalThis.fetch = network;
  return network;
}

afterAll(() => {
  globalThis.fetch = realFetch;
});

describe('FirestoreRest', () => {
  it('reads a collection page by page with only the web API key', async () => {
    const page = (id: string, nextPageToken?: string) =>
      JSON.stringify({
        documents: [{ name: `projects/p/${id}`, fields: {}, updateTime: 'now' }],
        nextPageToken,
      });
    const network = networkOf([200, page('a', 'more')], [200, page('b')]);
    expect([...(await database.list('WAX Stick')).keys()]).toEqual(['a', 'b']);
    const asked = await network.asked();
    expect(asked.map(({ key }) => key)).toEqual(['key-of-the-site', 'key-of-the-site']);
    expect(asked[1]?.url).toContain('pageToken=more');
  });

  it.each<[what: string, answer: Parameters<typeof aNetwork>[0], said: RegExp]>([
    [
      'a missing permission',
      [403, 'denied'],
      /^Firestore answered 403: denied\nThe account or key may not/,
    ],
    ['a spent quota', [429, 'quota'], /^Firestore answered 429: quota\nThe quota is spent/],
    ['a wrong key', [400, 'bad key'], /^Firestore answered 400: bad key\n/],
    ['a missing project', [404, 'no'], /There is no such project/],
    ['an internal error', [500, 'oops'], /^Firestore answered 500: oops$/],
    [
      'no network',
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }),
      }),
      /^Firestore at https:\/\/firestore.test can't be reached: the server was not found: is this computer/,
    ],
    ['an incomplete answer', 'cut', /can't be reached: /],
  ])('explains the error on %s', async (_what, answer, said) => {
    networkOf(answer);
    await expect(database.list('WAX Stick')).rejects.toThrow(said);
  });
});

describe('commitInBatches', () => {
  const writes = Array.from({ length: 900 }, (_, index) => ({
    write: { collection: 'WAX Stick', id: String(index), fields: {} },
  }));

  it('reports its progress', async () => {
    networkOf([200, '{}']);
    const said: string[] = [];
    await commitInBatches(writes, database, (line) => said.push(line));
    expect(said).toEqual(['  400 of 900 written', '  800 of 900 written', '  900 of 900 written']);
  });

  it.each<[what: string, answer: Parameters<typeof networkOf>[number], said: string]>([
    ['the network fails', new TypeError('fetch failed'), 'and perhaps 400 more, whose answer'],
    ['the server breaks', [503, '{}'], 'and perhaps 400 more, whose answer was lost. Run it'],
    ['it is refused', [429, '{}'], 'the others were not. Run it again: it goes on from there.'],
  ])('says how many were written when %s half-way', async (_what, answer, said) => {
    networkOf([200, '{}'], answer);
    await expect(commitInBatches(writes, database, () => {})).rejects.toThrow(
      `\n400 of 900 documents were written before this, ${said}`,
    );
  });

  it('says after Ctrl-C how many were written, and how many perhaps', async () => {
    // Jest's process emits no signals, and does not end.
    const listeners = new Map<string | symbol, () => void>();
    jest.spyOn(process, 'once').mockImplementation((event, listener) => {
      listeners.set(event, listener);
      return process;
    });
    const exit = jest.spyOn(process, 'exit').mockImplementation((status) => {
      listeners.get('exit')?.();
      process.exitCode = 0;
      throw new Error(`ended with ${status}`);
    });
    const said: string[] = [];
    let commits = 0;
    const interrupted = {
      list: async () => new Map(),
      async commit() {
        commits += 1;
        if (commits === 2) listeners.get('SIGINT')?.();
      },
    };
    const writing = commitInBatches(writes, interrupted, (line) => said.push(line));
    await expect(writing).rejects.toThrow('ended with 130');
    expect(exit).toHaveBeenCalledTimes(1);
    expect(said[1]).toMatch(/^Interrupted\. 400 of 900 .* before this, and perhaps 400 more/);
  });
});
