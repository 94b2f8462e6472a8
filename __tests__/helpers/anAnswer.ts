interface Options {
  readonly status?: number;
  /** In seconds: of the shelf's reading, by the site's clock. */
  readonly age?: number;
}

/** The parts of a fetch response that the site uses; jsdom has no `Response`. */
export function anAnswer(body: object, { status = 200, age = 0 }: Options = {}): Response {
  const sentAt = Date.UTC(2026, 10, 28, 10);
  const answer: Pick<Response, 'ok' | 'status' | 'text'> & { headers: Pick<Headers, 'get'> } = {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers({
      date: new Date(sentAt).toUTCString(),
      'read-at': new Date(sentAt - age * 1_000).toISOString(),
    }),
    text: async () => JSON.stringify(body),
  };
  return answer as Response;
}
