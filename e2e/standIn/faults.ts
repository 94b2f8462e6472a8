import type { IncomingMessage, ServerResponse } from 'node:http';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The good answer's body. */
  readonly body: string;
  /** Gives the good answer. */
  readonly good: () => void;
}

/** How an endpoint fails one request. */
export type Fault = (exchange: Exchange) => void;

interface KnownFault {
  readonly fault: Fault;
  /** What the log, and a build that stops at it, say of the cause. */
  readonly says: RegExp;
}

const OK = { 'content-type': 'application/json' };

/** Slower than a visitor would like, and faster than the deadline of a read. */
const SLOW_MS = 3_000;

/** Firestore's own errors; its REST interface puts them into a list. Source: cloud.google.com/apis/design/errors. */
const refusals: readonly [code: number, status: string, message: string][] = [
  [400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'],
  [401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.'],
  [403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.'],
  [404, 'NOT_FOUND', 'The database does not exist for the project.'],
  [429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'],
  [500, 'INTERNAL', 'Internal error encountered.'],
  [503, 'UNAVAILABLE', 'The service is currently unavailable.'],
];

function refusal([code, status, message]: (typeof refusals)[number]): [string, KnownFault] {
  const body = JSON.stringify([{ error: { code, message, status } }]);
  const fault: Fault = ({ response }) => response.writeHead(code, OK).end(body);
  return [`${code} ${status}`, { fault, says: new RegExp(message) }];
}

function half(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2));
}

/** Answers with a gateway's page. */
const badGateway: Fault = ({ response }) =>
  response
    .writeHead(502, { 'content-type': 'text/html' })
    .end('<html><title>502 Bad Gateway</title><p class="error">nginx</p></html>');

const errorInside: Fault = ({ response, body }) => {
  const error = { code: 13, message: 'Failed midway.', status: 'INTERNAL' };
  response.writeHead(200, OK).end(JSON.stringify([...JSON.parse(body), { error }]));
};

/** Every fault of an endpoint that can be reached, by name. */
export const faults: ReadonlyMap<string, KnownFault> = new Map<string, KnownFault>([
  [
    'a reset connection',
    { fault: ({ request }) => request.socket.resetAndDestroy(), says: /fetch failed|ECONNRESET/ },
  ],
  [
    'an answer cut in the middle of its body',
    {
      fault: ({ response, body }) => {
        response.writeHead(200, { ...OK, 'content-length': Buffer.byteLength(body) });
        response.write(half(body), () => response.destroy());
      },
      says: /terminated|aborted|other side closed/,
    },
  ],
  ['silence before the headers', { fault: () => undefined, says: /timeout/i }],
  [
    'silence after the headers',
    {
      fault: ({ response, body }) => response.writeHead(200, OK).write(half(body)),
      says: /timeout/i,
    },
  ],
  ...refusals.map(refusal),
  ['502 with a page of HTML', { fault: badGateway, says: /502 Bad Gateway/ }],
  [
    'a 200 with half of a JSON text',
    { fault: ({ response, body }) => response.writeHead(200, OK).end(half(body)), says: /JSON/ },
  ],
  ['a 200 with an error element', { fault: errorInside, says: /Failed midway|500/ }],
]);

/** No fault: late, and good. */
export const slowButGood: Fault = ({ good }) => {
  setTimeout(good, SLOW_MS);
};
