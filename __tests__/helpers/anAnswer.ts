import { throughJson } from './throughJson';

/** As much of a fetch's answer as the site looks at; jsdom has none of its own. */
export function anAnswer(body: unknown, status = 200): Response {
  const answer: Pick<Response, 'ok' | 'status' | 'json'> = {
    ok: status >= 200 && status < 300,
    status,
    json: async () => throughJson(body),
  };
  return answer as Response;
}
