/** What `watchEvents` and `watchMoments` note in a page. */
export interface Watched {
  /** Since when something has been there, in milliseconds since 1970. */
  readonly moments: Record<string, number>;
  /** Tasks over 50 ms, and when they began, in milliseconds since the page's. */
  readonly longTasks: { readonly at: number; readonly ms: number }[];
  /** How long each event took until the next frame. */
  readonly interactions: { readonly name: string; readonly ms: number }[];
}

declare global {
  interface Window {
    bench: Watched;
  }
}
