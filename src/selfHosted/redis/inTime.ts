/** An answer that did not come in time. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** Rejects with a LateError after `ms`, one turn of the event loop later: an answer that is already there counts. */
export function inTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new LateError(`no answer within ${ms} ms`));
    const timer = setTimeout(() => setImmediate(late), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
