import { guardRequests } from './guard/guardRequests';
import { redactConsole } from './redactConsole';
import { setSecurityHeaders } from './setSecurityHeaders';
import { shutDownGracefully } from './shutDownGracefully';

/**
 * Starts everything that `next start` lacks and Vercel's network does itself (docs/decisions/011-the-request-guard.md).
 * Does nothing on Vercel and in development.
 */
export function startSelfHosted(): void {
  if (process.env.VERCEL || process.env.NODE_ENV === 'development') return;
  setSecurityHeaders();
  guardRequests();
  shutDownGracefully();
  // Last, so that an error in the others is logged in full.
  redactConsole();
}
