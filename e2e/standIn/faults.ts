import type { IncomingMessage, ServerResponse } from 'node:http';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Body of the good answer. */
  readonly body: string;
  /** Sends the good answer. */
  readonly good: () => void;
}

/** Makes one request to the endpoint fail. */
export type Fault = (exchange: Exchange) => void;

interface KnownFault {
  readonly fault: Fault;
  /** The cause that the log, or a build that stops, reports for this fault. */
  readonly says: RegExp;
}

const OK = { 'content-type': 'application/json' };

/** Slow for a visitor, but within the deadline of a read. */
const SLOW_MS = 3_000;

/** Firestore's own errors. Its REST API wraps them in a list. Source: cloud.google.com/apis/design/errors. */
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

/** Answers with the HTML error page of a gateway. */
const badGateway: Fault = ({ response }) =>
  response
    .writeHead(502, { 'content-type': 'text/html' })
    .end('<html><title>502 Bad Gateway</title><p class="error">nginx</p></html>');

const errorInside: Fault = ({ response, body }) => {
  const error = { code: 13, message: 'Failed midway.', status: 'INTERNAL' };
  response.writeHead(200, OK).end(JSON.stringify([...JSON.parse(body), { error }]));
};

/** Every fault of a reachable endpoint, by name. */
export const faults: ReadonlyMap<string, KnownFault> = new Map<string, KnownFault>([
  [
    'a reset connection',
    {
      fault: ({ request }) => request.socket.resetAndDestroy(),
      // On a busy machine the deadline may come before the third reset.
      says: /fetch failed|ECONNRESET|timeout/,
    },
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

/** Not a failure: the good answer, late. */
export const slowButGood: Fault = ({ good }) => {
  setTimeout(good, SLOW_MS);
};
