import type { IncomingMessage } from 'node:http';
import { ServerResponse } from 'node:http';
import { limitPictureRequests } from '@/selfHosted/guard/limitPictureRequests';

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
});
