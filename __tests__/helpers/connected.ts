/** Gives the browser a connection (Network Information API); without one, it is as usual. */
export function connected(connection?: {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}
