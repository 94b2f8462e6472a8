interface Options {
  readonly status?: number;
  /** In seconds: of the shelf's reading, by the site's clock. */
  readonly age?: number;
}

/** The parts of a fetch response that the site uses; jsdom has no `Response`. `body` has the time of its reading. */
export function anAnswer(body: object, { status = 200, age = 0 }: Options = {}): Response {
  const sentAt = Date.UTC(2026, 10, 28, 10);
  const answer: Pick<Response, 'ok' | 'status' | 'text'> & { headers: Pick<Headers, 'get'> } = {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => (name === 'date' ? new Date(sentAt).toUTCString() : null) },
    text: async () => JSON.stringify({ readAt: sentAt - age * 1_000, ...body }),
  };
  return answer as Response;
}
