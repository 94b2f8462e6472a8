import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';

/** What Next passes to getServerSideProps for a request of this address, query included. */
export function aRequest(url: string): GetServerSidePropsContext {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, cookies: {} });
  return { req, res: new ServerResponse(req), query: {}, resolvedUrl: url };
}
