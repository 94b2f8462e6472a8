/** The time for one read, all attempts together. The SDK itself would wait for five minutes. */
const DEADLINE_MS = 8_000;

/** The pauses before the second and the third attempt. There is no fourth attempt. */
const PAUSES_MS: readonly number[] = [300, 1_500];

const QUERY = /\/documents:runQuery(?:\?|$)/;

/** The addresses of queries, of the reader's sign-in, and of the renewal of its session. */
const GUARDED =
  /\/(?:documents:runQuery|accounts:signInWithPassword|accounts:lookup|v1\/token)(?:\?|$)/;

type Fetch = typeof fetch;

/**
 * Wraps `fetch` with what Firebase's SDKs lack for queries over REST and for signing in:
 * - a deadline for the whole response;
 * - a status 500 for the `error` element in a 200 of Firestore, which the SDK takes for the end of the list, and for a
 *   200 that is no answer to a query, which it takes for an empty collection;
 * - two retries within the deadline after network errors and 5xx, but not after 4xx, such as a spent quota.
 */
export function guardFirestoreFetch(
  original: Fetch,
  { deadlineMs = DEADLINE_MS, pausesMs = PAUSES_MS } = {},
): Fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!GUARDED.test(address)) return original(input, init);

    const signal = AbortSignal.timeout(deadlineMs);
    const ask = async () => {
      const request = input instanceof Request ? input.clone() : input;
      return readAnswer(address, await original(request, { ...init, signal }));
    };
    const { body, ...status } = await tryAgain(ask, pausesMs, signal);
    return new Response(body, status);
  };
}

async function tryAgain(
  ask: () => Promise<FirestoreAnswer>,
  [pause, ...pauses]: readonly number[],
  signal: AbortSignal,
): Promise<FirestoreAnswer> {
  const outcome = await ask().then(
    (answer) => ({ answer, final: answer.status < 500 }),
    (cause: unknown) => ({ cause, final: false }),
  );
  if (!outcome.final && pause !== undefined && !signal.aborted) {
    await pauseFor(pause, signal);
    if (!signal.aborted) return tryAgain(ask, pauses, signal);
  }
  if ('answer' in outcome) return outcome.answer;
  throw outcome.cause;
}

/** Waits between half the pause and all of it, so that failed requests don't retry together. Ends at the deadline. */
function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

interface FirestoreAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
}

/**
 * Reads a response to its end, as JSON. A 200 with an `error` element, or without the answer, becomes a 500.
 * @throws TypeError when the response breaks off, SyntaxError when a 200 holds incomplete JSON.
 */
async function readAnswer(address: string, response: Response): Promise<FirestoreAnswer> {
  const { status, statusText } = response;
  const body = await response.text();
  if (!response.ok) return { status, statusText, body: errorText(body, `${status} ${statusText}`) };
  const answer: unknown = JSON.parse(body);
  const failure = errorElement(answer) ?? (QUERY.test(address) ? notAnswered(answer) : undefined);
  return failure
    ? { status: 500, statusText: 'Error in the answer', body: JSON.stringify(failure) }
    : { status, statusText, body };
}

/**
 * An error unless this is Firestore's answer to a query: a list of objects that says when it was read, even of an empty
 * collection. Source: firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runQuery.
 */
function notAnswered(answer: unknown): object | undefined {
  const elements: unknown[] = Array.isArray(answer) ? answer : [];
  const isAnswer =
    elements.every((element) => typeof element === 'object' && element !== null) &&
    elements.some((element) => typeof Object(element).readTime === 'string');
  return isAnswer ? undefined : { error: { message: 'The answer is not that to a query' } };
}

/**
 * The body of a failed response as JSON: the SDK would report a gateway's HTML page as broken JSON, without its
 * status.
 */
function errorText(body: string, message: string): string {
  try {
    JSON.parse(body);
    return body;
  } catch {
    return JSON.stringify({ error: { message } });
  }
}

function errorElement(answer: unknown): unknown {
  const elements = Array.isArray(answer) ? answer : [answer];
  return elements.find(
    (element) => typeof element === 'object' && element !== null && 'error' in element,
  );
}
