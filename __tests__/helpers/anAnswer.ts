import { KEPT_HEADER } from '@/catalogue/freshness';
import { jsonRoundTrip } from './jsonRoundTrip';

interface Options {
  readonly status?: number;
  /** The header `Age`: for how many seconds a cache on the way has kept the answer. */
  readonly age?: string | number;
  /** The device's own cache answers, without a network. */
  readonly isKept?: true;
}

/** The parts of a fetch response that the site uses; jsdom has no `Response`. */
export function anAnswer(body: unknown, { status = 200, age, isKept }: Options = {}): Response {
  const sent: Record<string, unknown> = { age, [KEPT_HEADER]: isKept && '1' };
  const answer: Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> } = {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => (sent[name] === undefined ? null : String(sent[name])) },
    json: async () => jsonRoundTrip(body),
  };
  return answer as Response;
}
