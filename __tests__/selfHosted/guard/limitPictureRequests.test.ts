import type { IncomingMessage } from 'node:http';
import { ServerResponse } from 'node:http';
import { limitPictureRequests } from '@/selfHosted/guard/limitPictureRequests';

/** Asks for a picture; `next` is what Next does with the request. */
function askFor(picture: string, next: () => Promise<unknown>): void {
  const request = { url: picture, headers: {}, method: 'GET' } as IncomingMessage;
  limitPictureRequests(request, new ServerResponse(request), next);
}

const soon = () => new Promise(setImmediate);

describe('limitPictureRequests', () => {
  it('remembers 5,000 pictures that were answered: the next one makes it forget the oldest', async () => {
    const answered = jest.fn(async () => undefined);
    for (let at = 0; at <= 5_000; at += 1) {
      askFor(`/picture-${at}`, answered);
      if (at % 200 === 0) await soon();
    }
    await soon();
    expect(answered).toHaveBeenCalledTimes(5_001);
    // All places are taken now: only what is remembered passes.
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
