import { throughJson } from './throughJson';

/** As much of a fetch's answer as the site looks at; jsdom has none of its own. `date` is the site's clock. */
export function anAnswer(body: unknown, status = 200, date?: string): Response {
  const answer: Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> } = {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => (name.toLowerCase() === 'date' && date) || null },
    json: async () => throughJson(body),
  };
  return answer as Response;
}
