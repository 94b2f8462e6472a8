import type { IncomingMessage } from 'node:http';
import { checkPictureRequest } from './checkPictureRequest';
import { plainAddress } from './plainAddress';
import type { Refusal } from './refuse';

type CheckedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>;

/**
 * The refusal of a request, or its redirect to the plain spelling (docs/decisions/005-what-next-start-lacks.md);
 * undefined if Next may have it. Linear in the request's size.
 */
export function checkRequest(request: CheckedRequest): Refusal | undefined {
  const { method, url = '' } = request;
  // An asterisk, or an absolute address, which Next would redirect to itself for ever.
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
  // `rawHeaders` alternates names and values. `headers` has joined repeated fields.
  if (rawHeaders.length > requestLimits.fields * 2) return true;
  return Object.values(headers).some((value) => String(value).length > requestLimits.field);
}

/** A length of zero counts as no body. */
function hasBody({ headers }: CheckedRequest): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

/** Far above what browsers send. Next's work grows with the square of the parameters: 4,000 take a second. */
export const requestLimits = {
  /** In characters. The site's longest addresses are the optimiser's, up to 4,000. */
  target: 4_096,
  /** Of the query, empty ones included. */
  parameters: 50,
  /** Header fields, repeated ones included. */
  fields: 100,
  /** In characters of one value. All cookies are one field. */
  field: 8_192,
} as const;
