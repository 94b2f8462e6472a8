/** A whole answer of Firestore. */
export interface FirestoreAnswer {
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
