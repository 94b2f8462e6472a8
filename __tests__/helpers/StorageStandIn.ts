import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { tokenAccount } from '../../scripts/database/tokenAccount';
import { PictureBucket } from '../../scripts/pictures/PictureBucket';

const json = { 'content-type': 'application/json; charset=UTF-8' };

interface StoredFile {
  readonly about: { readonly metadata?: Readonly<Record<string, string>> };
  readonly bytes: Buffer;
}

/**
 * A stand-in for Cloud Storage, because Firebase's own emulator of it needs 600 packages. It supports the two calls
 * that we make, and answers in the emulator's format.
 */
export class StorageStandIn {
  readonly files = new Map<string, StoredFile>();
  /** The number of the first upload to refuse, and the status to refuse it with. */
  refusal: { readonly from: number; readonly status: number } | undefined;
  /** How many uploads were requested. */
  uploads = 0;
  readonly #server: Server = createServer((request, response) => {
    void this.#answer(request, response);
  });

  async start(): Promise<PictureBucket> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    const account = tokenAccount('owner');
    return new PictureBucket({ bucket: 'test-shop.firebasestorage.app', origin, account });
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    response.setHeader('content-type', 'application/json; charset=UTF-8');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in');
    if (request.method === 'GET') {
      const name = decodeURIComponent(pathname.split('/').at(-1) ?? '');
      const file = this.files.get(name);
      response.writeHead(file ? 200 : 404, json).end(JSON.stringify(file?.about ?? { error: 404 }));
      return;
    }
    this.uploads += 1;
    if (this.refusal && this.uploads >= this.refusal.from) {
      response.writeHead(this.refusal.status, json).end('{"error":{"message":"refused"}}');
      return;
    }
    const [, about = '', bytes = ''] = body.toString('latin1').split(/--[\w-]+\r\n/);
    this.files.set(searchParams.get('name') ?? '', {
      about: JSON.parse(Buffer.from(partOf(about), 'latin1').toString('utf8')),
      bytes: Buffer.from(partOf(bytes).replace(/\r\n--[\w-]+--\r\n$/, ''), 'latin1'),
    });
    response.writeHead(200, json).end('{}');
  }
}

/** The body of a multipart part, after its headers. */
function partOf(part: string): string {
  return part.slice(part.indexOf('\r\n\r\n') + 4);
}
