import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { BENCH_PATH, benchProducts } from '../benchShelf';
import type { BenchPictures } from './benchPictures';
import type { Contestant } from './Contestant';
import { floorHome, floorShelf } from './floorPages';

interface Answer {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
}

/** A year: pictures never change here. */
const KEPT = 'public, max-age=31536000, immutable';

/** The floor: the same shelf written by hand, without a script. */
export async function serveFloor(products: number, pictures: BenchPictures): Promise<Contestant> {
  const shelf = benchProducts(products);
  const pages = new Map([
    ['/', page(floorHome())],
    [BENCH_PATH, page(floorShelf(shelf))],
  ]);
  const images = new Map([...pictures].map(([path, body]) => [path, answerOf('image/webp', body)]));
  const server = createServer(({ url = '', headers }, response) => {
    const answer = pages.get(url) ?? images.get(url);
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    const { type, body, etag } = answer;
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', images.has(url) ? KEPT : 'public, max-age=0');
    if (headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    if (pages.has(url)) response.setHeader('Content-Encoding', 'gzip');
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const end = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { name: 'floor', address: `http://127.0.0.1:${port}`, end };
}

function page(html: string): Answer {
  return answerOf('text/html; charset=utf-8', gzipSync(html));
}

function answerOf(type: string, body: Buffer): Answer {
  return { type, body, etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"` };
}
