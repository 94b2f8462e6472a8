/** A network's answer: a status with a body, a body that breaks off, or an error. */
type NetworkAnswer = readonly [status: number, body: string] | 'cut' | Error;

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
      return responseOf((answers.length > 1 ? answers.shift() : answers[0]) ?? 'cut');
    },
  );
  return Object.assign(fetch, { asked: () => Promise.all(asked) });
}

/** Reads the body to its end, as a network does. */
async function whatIsAsked(request: Request): Promise<Asked> {
  const { url, method, headers } = request;
  return { url, method, key: headers.get('X-Goog-Api-Key'), body: await request.text() };
}

function responseOf(answer: NetworkAnswer): Response {
  if (answer instanceof Error) throw answer;
  if (answer === 'cut') return new Response(brokenBody());
  const [status, body] = answer;
  const type = /^[[{]/.test(body) ? 'application/json' : 'text/html';
  return new Response(body, {
    status,
    statusText: `Said ${status}`,
    headers: { 'content-type': type },
  });
}

function brokenBody(): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
}
