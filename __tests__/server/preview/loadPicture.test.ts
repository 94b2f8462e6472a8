import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isPublicHost } from '@/server/preview/isPublicHost';
import { loadPicture } from '@/server/preview/loadPicture';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  return { ...actual, readFile: jest.fn(actual.readFile) };
});
jest.mock('@/server/preview/isPublicHost', () => ({ isPublicHost: jest.fn(async () => true) }));
jest.mock('@/shop/shop', () => ({
  shop: { imageHosts: ['pictures.example/', 'shared.example/ours/'] },
}));

const hosted = 'https://pictures.example/a.jpg';
const realFetch = globalThis.fetch;
const fetched = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();

beforeEach(() => {
  fetched.mockReset();
  jest.mocked(readFile).mockClear();
  globalThis.fetch = fetched;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

describe('loadPicture of our own', () => {
  it('reads it from public/pictures, without the network', async () => {
    const expected = readFileSync('public/pictures/products/Foundation-1.webp');
    const got = await loadPicture('/pictures/products/Foundation-1.webp');
    expect(got?.equals(expected)).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    '/pictures/../../package.json',
    '/pictures/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/pictures/%2e%2e/%2e%2e/package.json',
    '/../../../../../../etc/passwd',
    '/etc/passwd',
    '//pictures.example/a.jpg',
    '/pictures',
    '/icon.svg',
    '/pictures/../icon.svg',
    '/pictures-of-others/a.jpg',
  ])('opens no file for %s', async (address) => {
    await expect(loadPicture(address)).resolves.toBeUndefined();
    expect(readFile).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    '/pictures/..\\..\\package.json',
    '/pictures/products/there-is-none.webp',
    '/pictures/%E0%A4%A',
    '/pictures/a%00.webp',
  ])('gives nothing for %s', async (address) => {
    await expect(loadPicture(address)).resolves.toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('loadPicture of a host', () => {
  it('fetches it from a configured one, following no redirect', async () => {
    fetched.mockResolvedValue(new Response('picture'));
    expect(String(await loadPicture(hosted))).toBe('picture');
    expect(fetched).toHaveBeenCalledWith(hosted, expect.objectContaining({ redirect: 'error' }));
  });

  it.each([
    'http://pictures.example/a.jpg',
    'https://elsewhere.example/a.jpg',
    'https://pictures.example.elsewhere.example/a.jpg',
    'https://pictures.example@elsewhere.example/a.jpg',
    'https://pictures.example:8443/a.jpg',
    'https://shared.example/theirs/a.jpg',
    'https://shared.example/ours/../theirs/a.jpg',
    'https://shared.example/ours/%2e%2e/theirs/a.jpg',
    'https://127.0.0.1/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'pictures/a.jpg',
    '',
  ])('does not ask for %j', async (address) => {
    await expect(loadPicture(address)).resolves.toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('does not ask a configured host that leads into the own network', async () => {
    jest.mocked(isPublicHost).mockResolvedValueOnce(false);
    await expect(loadPicture(hosted)).resolves.toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([404, 500])('gives nothing for an answer of %d', async (status) => {
    fetched.mockResolvedValue(new Response('no', { status }));
    await expect(loadPicture(hosted)).resolves.toBeUndefined();
  });

  it('gives nothing for an answer without a body', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(loadPicture(hosted)).resolves.toBeUndefined();
  });

  it('gives nothing for a redirect', async () => {
    fetched.mockRejectedValue(new TypeError('unexpected redirect'));
    await expect(loadPicture(hosted)).resolves.toBeUndefined();
  });

  it('stops reading an answer that does not end', async () => {
    const chunk = new Uint8Array(1_000_000);
    let chunks = 0;
    // It does end, but late, so that a reader that goes on is seen and does not fill the memory.
    const pull = (controller: ReadableStreamDefaultController) => {
      chunks += 1;
      if (chunks > 40) controller.close();
      else controller.enqueue(chunk);
    };
    fetched.mockResolvedValue(new Response(new ReadableStream({ pull })));
    await expect(loadPicture(hosted)).resolves.toBeUndefined();
    expect(chunks).toBeLessThan(18);
  });

  it('gives up when the time is over', async () => {
    const deadline = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    fetched.mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.throwIfAborted();
          init?.signal?.addEventListener('abort', () => reject(new Error('too late')));
        }),
    );
    const got = loadPicture(hosted);
    deadline.abort();
    await expect(got).resolves.toBeUndefined();
    expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(10_000);
  });

  it('gives nothing when the answer breaks off', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('reset')) });
    fetched.mockResolvedValue(new Response(body));
    await expect(loadPicture(hosted)).resolves.toBeUndefined();
  });
});
