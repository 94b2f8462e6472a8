import type { ShelfDetails } from '@/search/SearchList';

/** The site's answers to a search; a status other than 200 means that the site fails. */
interface Answers {
  readonly list?: unknown;
  readonly details?: ShelfDetails;
  readonly status?: number;
}

/** Mocks the network for a search. Returns the paths that were requested. */
export function mockSearchApi({
  list = [],
  details = { parts: [], ids: [], images: [] },
  status = 200,
}: Answers) {
  const requests: string[] = [];
  jest.spyOn(window, 'fetch').mockImplementation(async (input) => {
    requests.push(String(input));
    const body = input === '/api/search' ? list : details;
    return { ok: status === 200, status, json: async () => body } as Response;
  });
  return requests;
}
