/** A read that has no whole answer by then, all tries together, is given up: the SDK itself would wait for five minutes. */
export const DEADLINE_MS = 8_000;

/** How long to wait before the second and the third try. There is no fourth. */
export const PAUSES_MS: readonly number[] = [300, 1_500];

type Fetch = typeof fetch;

/**
 * A fetch for Firestore's REST endpoint with what `firebase/firestore/lite` lacks: a deadline over the whole answer, a
 * look for the `error` element that Firestore puts into a 200 when it fails midway (the SDK takes it for the end of the
 * list; here it becomes a status 500), and two more tries, within the same deadline, after what may pass: a network that
 * breaks and the server's own faults. A refusal (4xx, a spent quota included) stays one. Other addresses pass untouched.
 */
export function guardFirestoreFetch(
  original: Fetch,
  { deadlineMs = DEADLINE_MS, pausesMs = PAUSES_MS } = {},
): Fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!/\/documents:runQuery(\?|$)/.test(address)) return original(input, init);

    const signal = AbortSignal.timeout(deadlineMs);
    const ask = async () => {
      const request = input instanceof Request ? input.clone() : input;
      return readAnswer(await original(request, { ...init, signal }));
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

/**
 * Waits at random between half the pause and all of it, so that requests that failed together don't come back together; not
 * beyond the deadline.
 */
function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** A whole answer of Firestore. */
interface FirestoreAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
}

/**
 * Reads an answer to its end. A failure that is no JSON becomes one that says its status; a 200 that says in the middle of
 * its list that it failed becomes one of status 500.
 * @throws TypeError when the answer breaks off, SyntaxError when a 200 holds less than a whole JSON text.
 */
export async function readAnswer(response: Response): Promise<FirestoreAnswer> {
  const { status, statusText } = response;
  const body = await response.text();
  if (!response.ok) return { status, statusText, body: errorText(body, `${status} ${statusText}`) };
  const failure = errorElement(JSON.parse(body));
  return failure
    ? { status: 500, statusText: 'Error in the answer', body: JSON.stringify(failure) }
    : { status, statusText, body };
}

/** A gateway's page of HTML would be reported as broken JSON, its status lost. */
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
