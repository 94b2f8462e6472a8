import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextApiResponse } from 'next';
import { jsonRoundTrip } from './jsonRoundTrip';

/** The response that Next passes to an API route; `sent` is the body that was sent. */
export function anApiResponse(): NextApiResponse & { sent?: unknown } {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const own = Object.assign(response, {
    sent: undefined as unknown,
    status(code: number) {
      response.statusCode = code;
      return own;
    },
    send(body: unknown) {
      own.sent = body;
    },
    json(body: unknown) {
      own.sent = jsonRoundTrip(body);
    },
  });
  return own as unknown as NextApiResponse & { sent?: unknown };
}
