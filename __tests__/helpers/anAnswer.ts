import { throughJson } from './throughJson';

interface Options {
  readonly status?: number;
  /** What the header `Age` says: for how many seconds a cache on the way kept the answer. */
  readonly age?: string | number;
}

/** As much of a fetch's answer as the site looks at; jsdom has none of its own. */
export function anAnswer(body: unknown, { status = 200, age }: Options = {}): Response {
  const header = age === undefined ? null : String(age);
  const answer: Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> } = {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => (name.toLowerCase() === 'age' ? header : null) },
    json: async () => throughJson(body),
  };
  return answer as Response;
}
