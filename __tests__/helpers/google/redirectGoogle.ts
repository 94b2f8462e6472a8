/** A fetch whose requests to Google's servers go to the imitation's. @param address The imitation's. */
export function redirectGoogle(address: string, fetch: typeof globalThis.fetch): typeof fetch {
  return (input, init) => {
    const { url } = typeof input === 'string' || input instanceof URL ? { url: `${input}` } : input;
    return fetch(url.replace(/^https:\/\/(?=[\w.]+\.googleapis\.com\/)/, `${address}/`), init);
  };
}
