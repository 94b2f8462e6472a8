/** What the site answers to a search: a status of another kind stands for a site that does not. */
interface Answers {
  readonly list?: unknown;
  readonly details?: unknown;
  readonly status?: number;
}

/** Lets the network answer what a search asks, and tells the paths that were asked for. */
export function searchedSite({
  list = [],
  details = { parts: [], images: [] },
  status = 200,
}: Answers) {
  const asked: string[] = [];
  jest.spyOn(window, 'fetch').mockImplementation(async (input) => {
    asked.push(String(input));
    const body = input === '/api/search' ? list : details;
    return { ok: status === 200, status, json: async () => body } as Response;
  });
  return asked;
}
