/** An answer that did not come in time. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/**
 * The result of a promise, or a LateError after `ms`. The error comes one turn of the event loop after the timer: after
 * a long computation of this process an answer that is already there is read first, and counts.
 */
export function inTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new LateError(`no answer within ${ms} ms`));
    const timer = setTimeout(() => setImmediate(late), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
