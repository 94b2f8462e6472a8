/**
 * A fetch whose requests to Google's servers go to the imitation's.
 * @param address The imitation's.
 * @param emulator Firestore's, host and port.
 */
export function redirectGoogle(
  address: string,
  fetch: typeof globalThis.fetch,
  emulator = '127.0.0.1:1',
): typeof fetch {
  return (input, init) => {
    const { url } = typeof input === 'string' || input instanceof URL ? { url: `${input}` } : input;
    const target = url
      .replace(/^https:\/\/firestore\.googleapis\.com(?::443)?(?=\/)/, `http://${emulator}`)
      .replace(/^https:\/\/(?=[\w.]+\.googleapis\.com\/)/, `${address}/`);
    return fetch(target, init);
  };
}
