import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenOn } from '../standIn/listenOn';
import { siteAnswers } from './answers';
import { freePorts } from './freePorts';
import type { Part } from './Part';
import { startNginx } from './startNginx';

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Which of the processes was asked. */
  readonly process: number;
}

type Answer = (...request: [...Parameters<RequestListener>, process: number]) => void;

/** The real nginx before two servers that stand in for processes of the site, and write down what reaches them. */
export class FrontBench {
  readonly asked: Asked[] = [];
  /** Answers all requests; each test sets its own. */
  answer: Answer = page();
  /** The process that answers nothing from now on, as if it was stopped. Its requests are written down. */
  hanging: number | undefined;
  readonly address: string;
  readonly #nginx: Part;
  readonly #servers: readonly Server[];
  readonly #ports: readonly number[];
  readonly #folder: string;

  private constructor(
    [port = 0, inner = 0]: number[],
    servers: Server[],
    ports: number[],
    folder: string,
  ) {
    this.address = `http://127.0.0.1:${port}`;
    this.#servers = servers;
    this.#folder = folder;
    servers.forEach((server, process) => {
      server.on('request', (request, response) => {
        const { url = '', method = '', headers } = request;
        const isProbe = url === '/api/ready';
        if (!isProbe) this.asked.push({ url, method, headers, process });
        if (process === this.hanging) return;
        if (isProbe) response.end();
        else this.answer(request, response, process);
      });
    });
    this.#ports = ports;
    const place = {
      port,
      inner,
      sites: ports,
      state: path.join(folder, 'nginx'),
      files: this.files,
    };
    this.#nginx = startNginx(place, { onOutput: console.error, onRestart: () => {} });
  }

  /** Starts nginx and the servers, and waits until they answer. */
  static async start(): Promise<FrontBench> {
    const folder = mkdtempSync(path.join(tmpdir(), 'front-'));
    mkdirSync(path.join(folder, 'files'));
    writeFileSync(path.join(folder, 'files/headers.conf'), 'add_header X-Guarded "yes" always;\n');
    const servers = [createServer(), createServer()];
    const ports = await Promise.all(servers.map((server) => listenOn(server, 0)));
    const bench = new FrontBench(await freePorts(2), servers, ports, folder);
    await siteAnswers(bench.address);
    return bench;
  }

  /** The folder of published files. */
  get files(): string {
    return path.join(this.#folder, 'files');
  }

  /** The addresses that reached the processes since the last call. */
  takeAsked(): string[] {
    return this.asked.splice(0).map(({ url }) => url);
  }

  /** Asks nginx, and follows no redirect. */
  ask(target: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.address + target, { redirect: 'manual', ...init });
  }

  async statusOf(target: string, init: RequestInit = {}): Promise<number> {
    const response = await this.ask(target, init);
    await response.arrayBuffer();
    return response.status;
  }

  /** Ends both servers without warning, as if all processes were dead. */
  stop(): void {
    for (const server of this.#servers) {
      server.close();
      server.closeAllConnections();
    }
  }

  /** Starts the servers again. */
  async listen(): Promise<void> {
    await Promise.all(this.#servers.map((server, at) => listenOn(server, this.#ports[at] ?? 0)));
  }

  async end(): Promise<void> {
    await this.#nginx.end();
    this.stop();
    rmSync(this.#folder, { recursive: true });
  }
}

/** Answers as the site does with a static page. */
export function page(text = 'a page'): Answer {
  return (_request, response) => {
    response.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=31535940');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('ETag', `W/"${text}"`);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Content-Security-Policy', "default-src 'self'");
    response.end(text);
  };
}
