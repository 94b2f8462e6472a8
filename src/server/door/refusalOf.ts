import type { IncomingMessage } from 'node:http';
import { doorLimits } from './doorLimits';
import { originForm } from './originForm';
import { pictureRefusal } from './pictureRefusal';
import type { Refusal } from './Refusal';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>;

/** What is read here, is read by everybody: nobody has anything to send. */
const METHODS = 'GET, HEAD';

/** Why a request is not handed to Next, if it is not. Costs no more than a look at each character. */
export function refusalOf(request: Asked): Refusal | undefined {
  const { method, url = '' } = request;
  if (url === '*' && method === 'OPTIONS')
    return { status: 204, text: '', headers: { Allow: METHODS } };
  const target = originForm(url);
  if (target === undefined) return { status: 400, text: 'Bad Request' };
  if (target.length > doorLimits.target) return { status: 414, text: 'URI Too Long' };
  if (parametersOf(target) > doorLimits.parameters)
    return { status: 400, text: 'Too many parameters' };
  if (hasTooMuchHeader(request)) return { status: 431, text: 'Request Header Fields Too Large' };
  if (hasBody(request))
    return { status: 413, text: 'Content Too Large', headers: { Connection: 'close' } };
  return pictureRefusal(method, target);
}

function parametersOf(target: string): number {
  const query = target.indexOf('?');
  return query < 0 ? 0 : target.slice(query).split('&').length;
}

function hasTooMuchHeader({ headers, rawHeaders }: Asked): boolean {
  // Names and values stand there one after the other. Node joins what is repeated.
  if (rawHeaders.length > doorLimits.fields * 2) return true;
  return Object.values(headers).some((value) => String(value).length > doorLimits.field);
}

/** A length of zero is no body; browsers' own requests to this site have none. */
function hasBody({ headers }: Asked): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}
