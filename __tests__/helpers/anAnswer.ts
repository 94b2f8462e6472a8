import { jsonRoundTrip } from './jsonRoundTrip';

interface Options {
  readonly status?: number;
  /** The header `Age`: for how many seconds a cache on the way has kept the answer. */
  readonly age?: string | number;
}

/** The parts of a fetch response that the site uses; jsdom has no `Response`. */
export function anAnswer(body: unknown, { status = 200, age }: Options = {}): Response {
  const header = age === undefined ? null : String(age);
  const answer: Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> } = {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => (name.toLowerCase() === 'age' ? header : null) },
    json: async () => jsonRoundTrip(body),
  };
  return answer as Response;
}
