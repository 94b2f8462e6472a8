import type { IncomingMessage } from 'node:http';
import { ServerResponse } from 'node:http';
import { limitPictureRequests } from '@/selfHosted/guard/limitPictureRequests';

/** Requests a picture. `next` stands for Next's handling of the request. */
function askFor(picture: string, next: () => Promise<unknown>): void {
  const request = { url: picture, headers: {}, method: 'GET' } as IncomingMessage;
  limitPictureRequests(request, new ServerResponse(request), next);
}

const soon = () => new Promise(setImmediate);

describe('limitPictureRequests', () => {
  it.each([
    ['a browser’s list', 'image/avif,image/webp,*/*;q=0.8', 'image/webp'],
    ['a long list', 'a/b;q=0.5,'.repeat(600), '*/*'],
    ['no list', undefined, '*/*'],
  ])('reduces the Accept header to one of two values: %s', async (_who, accept, handed) => {
    const request = { url: `/types-${accept}`, headers: { accept } } as IncomingMessage;
    const next = jest.fn(async () => request.headers.accept);
    limitPictureRequests(request, new ServerResponse(request), next);
    await soon();
    await expect(next.mock.results[0]?.value).resolves.toBe(handed);
  });

  it('remembers the last 5,000 answered pictures', async () => {
    const answered = jest.fn(async () => undefined);
    for (let at = 0; at <= 5_000; at += 1) {
      askFor(`/picture-${at}`, answered);
      if (at % 200 === 0) await soon();
    }
    await soon();
    expect(answered).toHaveBeenCalledTimes(5_001);
    // All six slots are taken now: only remembered pictures pass.
    for (let at = 0; at < 6; at += 1) askFor(`/slow-${at}`, () => new Promise(() => undefined));
    const [forgotten, remembered] = [
      jest.fn(async () => undefined),
      jest.fn(async () => undefined),
    ];
    askFor('/picture-0', forgotten);
    askFor('/picture-1', remembered);
    await soon();
    expect([forgotten.mock.calls.length, remembered.mock.calls.length]).toEqual([0, 1]);
  });
});
