import { markLowData } from '@/device/lowData';

/**
 * Gives the browser a connection (Network Information API), and marks the page as the early script would; without one,
 * both are as usual.
 */
export function connected(connection?: {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  markLowData();
}
