import type { ServerResponse } from 'node:http';

const RANGE_NOT_SATISFIABLE = 416;

/** For a part of a file that is not there Next answers with a page, under the type of the file: it gets its own. */
export function nameErrorPage(response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, ...head: Parameters<typeof writeHead>) {
    if (head[0] === RANGE_NOT_SATISFIABLE)
      this.setHeader('Content-Type', 'text/html; charset=utf-8');
    return writeHead.apply(this, head);
  } as typeof writeHead;
}
