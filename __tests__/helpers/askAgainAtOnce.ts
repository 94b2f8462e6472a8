import { transport } from '../../scripts/database/transport';

/** Lets Google's libraries ask as often as ever after a failure, but without the seconds between. */
export function askAgainAtOnce(): void {
  transport.retryConfig = { ...transport.retryConfig, maxRetryDelay: 1 };
}
