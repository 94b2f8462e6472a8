/** Rejects when so many milliseconds are over: for a race with what may take too long. */
export function giveUpAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('too slow')), ms).unref();
  });
}
