import type { IncomingMessage } from 'node:http';
import { checkPictureRequest } from './checkPictureRequest';
import { plainAddress } from './plainAddress';
import type { Refusal } from './refuse';

type CheckedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>;

/**
 * The refusal of a request that must not reach Next, or its redirect to the plain spelling of its address: Next looks for
 * the file of `/contact%2Dus` under its decoded name, finds no route to it, and answers 500 after five attempts (16.4.5).
 * Undefined for all others. Linear in the request's size.
 */
export function checkRequest(request: CheckedRequest): Refusal | undefined {
  const { method, url = '' } = request;
  // An asterisk, or an absolute address with a host, which Next would redirect to itself for ever.
  if (!url.startsWith('/')) return { status: 400, text: 'Bad Request' };
  if (url.length > requestLimits.target) return { status: 414, text: 'URI Too Long' };
  if (countParameters(url) > requestLimits.parameters)
    return { status: 400, text: 'Too many parameters' };
  if (hasTooManyHeaders(request)) return { status: 431, text: 'Request Header Fields Too Large' };
  if (hasBody(request))
    return { status: 413, text: 'Content Too Large', headers: { Connection: 'close' } };
  return checkPictureRequest(method, url) ?? redirect(url);
}

function redirect(url: string): Refusal | undefined {
  const plain = plainAddress(url);
  return plain === url ? undefined : { status: 308, text: 'Moved', headers: { Location: plain } };
}

function countParameters(url: string): number {
  const query = url.indexOf('?');
  return query < 0 ? 0 : url.slice(query).split('&').length;
}

function hasTooManyHeaders({ headers, rawHeaders }: CheckedRequest): boolean {
  // `rawHeaders` alternates names and values. In `headers` Node has joined repeated fields.
  if (rawHeaders.length > requestLimits.fields * 2) return true;
  return Object.values(headers).some((value) => String(value).length > requestLimits.field);
}

/** Nothing on this site accepts a body. A length of zero counts as no body. */
function hasBody({ headers }: CheckedRequest): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Upper limits of a request. Next's work grows with the square of the number of parameters (16.4.5: 4,000 of them take
 * a second, 50 no measurable time). Browsers and proxies stay far below all of these limits.
 */
export const requestLimits = {
  /** Characters of path and query. The site's own longest addresses are the optimiser's, with up to 4,000. */
  target: 4_096,
  /** Parameters of the query, empty ones included. */
  parameters: 50,
  /** Header fields, repeated ones included. */
  fields: 100,
  /** Characters of one field's value. All cookies are one field. */
  field: 8_192,
} as const;
