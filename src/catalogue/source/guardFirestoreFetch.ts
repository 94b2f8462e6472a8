/** A request to Firestore that has not answered in full by then is given up: the SDK itself would wait for five minutes. */
export const DEADLINE_MS = 8_000;

type Fetch = typeof fetch;

/**
 * A fetch for Firestore's REST endpoint with what `firebase/firestore/lite` lacks: a deadline over the whole
 * answer, and a look for the `error` element that Firestore puts into a 200 when it fails midway, which the SDK
 * takes for the end of the list. Such an answer becomes one of status 500 with that error. Other addresses pass untouched.
 */
export function guardFirestoreFetch(original: Fetch, deadlineMs: number = DEADLINE_MS): Fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!/\/documents:runQuery(\?|$)/.test(address)) return original(input, init);

    const response = await original(input, { ...init, signal: AbortSignal.timeout(deadlineMs) });
    const body = await response.text();
    const failure = response.ok ? errorElement(body) : undefined;
    return failure
      ? new Response(JSON.stringify(failure), { status: 500, statusText: 'Error in the answer' })
      : new Response(body, { status: response.status, statusText: response.statusText });
  };
}

function errorElement(body: string): unknown {
  if (!body.includes('"error"')) return undefined;
  const answer: unknown = JSON.parse(body);
  const elements = Array.isArray(answer) ? answer : [answer];
  return elements.find(
    (element) => typeof element === 'object' && element !== null && 'error' in element,
  );
}
