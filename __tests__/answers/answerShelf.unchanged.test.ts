import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { answerShelf } from '@/answers/answerShelf';
import { aShop, type Fields } from '../helpers/aShop';

const START = 1_795_000_000_000;
const gold = (price: number): Fields => ({ title: 'Gold', mrp: 300, price });
const preview = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' };

/** The shelves' API over HTTP, answered by Next's own code, which adds the ETag. */
const site = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://site');
  const collection = decodeURIComponent(pathname.slice(1));
  const query = { ...Object.fromEntries(searchParams), collection };
  const context = { ...preview, dev: false };
  void apiResolver(request, response, query, { default: answerShelf }, context, true);
});
beforeAll(() => once(site.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => site.close());

/**
 * The answer for a path a number of seconds after the start, to a client that has an answer with this ETag. Not by Node's
 * `fetch`, which adds `Cache-Control: no-cache` to an ETag.
 */
async function answered(path: string, seconds: number, etag?: string) {
  jest.spyOn(Date, 'now').mockReturnValue(START + seconds * 1_000);
  const { port } = site.address() as AddressInfo;
  const headers = etag ? { 'If-None-Match': etag } : {};
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`http://127.0.0.1:${port}/${path}`, { headers, agent: false }, resolve).on('error', reject);
  });
  answer.resume();
  const readAt = Date.parse(String(answer.headers['read-at'])) - START;
  return { status: answer.statusCode, readAt: readAt / 1_000, etag: answer.headers.etag };
}

describe.each(['WAX%20Stick', 'WAX%20Stick?product=gold', '__offers__', '__offer-row__'])(
  'the shelf /api/shelves/%s',
  (path) => {
    it('is a 304 with the time of the newest reading while its items are the same, and then a 200', async () => {
      const { set } = aShop(['WAX Stick', { gold: gold(180) }]);
      const { status, readAt, etag } = await answered(path, 0);
      expect({ status, readAt }).toEqual({ status: 200, readAt: 0 });
      expect(await answered(path, 61, etag)).toMatchObject({ status: 304, readAt: 61 });
      set('WAX Stick', 'gold', gold(120));
      expect(await answered(path, 3_600, etag)).toMatchObject({ status: 200, readAt: 3_600 });
    });
  },
);
