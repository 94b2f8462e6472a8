import { readAnswer } from '@/data/source/guardFirestoreFetch';

const failure = { error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' } };
const document = (title: string) => ({
  document: { name: 'projects/p/a', fields: { title: { stringValue: title } } },
  readTime: '2026-11-21T10:42:00Z',
});

describe('readAnswer', () => {
  it.each<[what: string, answer: unknown]>([
    ['documents', [document('Rose'), document('গোলাপ 🌹')]],
    ['an empty collection', [{ readTime: '2026-11-21T10:42:00Z' }]],
    ['an empty list', []],
    ['a product whose title is "error"', [document('error')]],
    ['a product whose title has the word in quotes', [document('the "error" shade')]],
    ['a product with a field named error', [{ document: { fields: { error: {} } } }]],
    ['elements that are not objects', [null, 'error', 1, ['error']]],
  ])('reads %s unchanged', async (_what, answer) => {
    const body = JSON.stringify(answer);
    await expect(readAnswer(new Response(body, { statusText: 'Fine' }))).resolves.toEqual({
      status: 200,
      statusText: 'Fine',
      body,
    });
  });

  it.each<[where: string, answer: unknown]>([
    ['alone', [failure]],
    ['after documents', [document('Rose'), failure]],
    ['before documents', [failure, document('Rose')]],
    ['instead of a list', failure],
  ])(
    'turns a 200 with an error element %s into that error, with status 500',
    async (_where, answer) => {
      const { status, body } = await readAnswer(new Response(JSON.stringify(answer)));
      expect(status).toBe(500);
      expect(JSON.parse(body)).toEqual(failure);
    },
  );

  it.each<[status: number, body: string]>([
    [400, JSON.stringify([failure])],
    [403, JSON.stringify(failure)],
  ])('reads a failure of status %d unchanged: %j', async (status, body) => {
    const statusText = 'As it was';
    await expect(readAnswer(new Response(body, { status, statusText }))).resolves.toEqual({
      status,
      statusText,
      body,
    });
  });

  it.each<[status: number, body: string]>([
    [429, ''],
    [500, '{"error"'],
    [502, '<p class="error">Bad gateway</p>'],
    [503, 'Service Unavailable'],
  ])(
    'turns a failure of status %d with the non-JSON body %j into a JSON error',
    async (status, body) => {
      const answer = await readAnswer(new Response(body, { status, statusText: 'As it was' }));
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.body)).toEqual({ error: { message: `${status} As it was` } });
    },
  );

  it.each([
    '',
    '[',
    '{"error"',
    JSON.stringify([document('Rose'), failure]).slice(0, -3),
    '<html>',
  ])('rejects a 200 with incomplete JSON: %j', async (body) => {
    await expect(readAnswer(new Response(body))).rejects.toThrow(SyntaxError);
  });

  it.each([200, 503])('rejects an answer of status %d that breaks off', async (status) => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('[]')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    await expect(readAnswer(new Response(body, { status }))).rejects.toThrow('terminated');
  });
});
