import { plainReason } from './plainReason';

/** A response that was read completely. */
export interface RestAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Calls a REST API.
 * @throws Error with the reason as its message when there is no whole answer before the deadline.
 */
export async function askRest(
  address: string,
  init: RequestInit,
  deadlineMs: number,
): Promise<RestAnswer> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(deadlineMs) });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    // Node's fetch rejects with "fetch failed" and puts the reason into `cause`.
    throw new Error(plainReason(cause), { cause });
  }
}
