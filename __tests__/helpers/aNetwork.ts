/** A network's answer: a status with a body, an error, or a fault. */
type NetworkAnswer = readonly [status: number, body: string] | Error | Fault;

/** The body breaks off, or it or the whole answer never comes. */
type Fault = 'cut' | 'endless' | 'silence';

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly key: string | null;
  readonly body: string;
}

/** A fetch that gives these answers in turn and repeats the last one. `asked` gives the requests that it got. */
export function aNetwork(...answers: NetworkAnswer[]) {
  const asked: Promise<Asked>[] = [];
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(
    async (input, init) => {
      asked.push(whatIsAsked(new Request(input, init)));
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 'cut';
      return responseOf(answer, init?.signal);
    },
  );
  return Object.assign(fetch, { asked: () => Promise.all(asked) });
}

/** Reads the body to its end, as a network does. */
async function whatIsAsked(request: Request): Promise<Asked> {
  const { url, method, headers } = request;
  return { url, method, key: headers.get('X-Goog-Api-Key'), body: await request.text() };
}

function responseOf(answer: NetworkAnswer, signal?: AbortSignal | null) {
  if (answer instanceof Error) throw answer;
  if (answer === 'silence') return aborted(signal);
  if (answer === 'endless') return new Response(bodyWith(() => aborted(signal)));
  if (answer === 'cut')
    return new Response(bodyWith((body) => body.error(new TypeError('terminated'))));
  const [status, body] = answer;
  const type = /^[[{]/.test(body) ? 'application/json' : 'text/html';
  return new Response(body, {
    status,
    statusText: `Said ${status}`,
    headers: { 'content-type': type },
  });
}

/** A body that begins, and then goes on so. */
function bodyWith(pull: NonNullable<UnderlyingDefaultSource['pull']>): ReadableStream {
  const start = (body: ReadableStreamDefaultController) =>
    body.enqueue(new TextEncoder().encode('['));
  return new ReadableStream({ start, pull });
}

function aborted(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
