import { hostname } from 'node:os';
import path from 'node:path';
import { distFolder } from '@/bundler/distFolder';
import { readServerSettings } from '@/data/settings/serverSettings';
import { guardRequests } from './guard/guardRequests';
import { openMetrics } from './metrics/openMetrics';
import { redactConsole } from './redactConsole';
import { openSharedStore } from './redis/openSharedStore';
import { removeOldParts } from './removeOldParts';
import { shutDownGracefully } from './shutDownGracefully';

/** Starts what `next start` lacks (docs/decisions/005-what-next-start-lacks.md); not on Vercel or in development. */
export async function startSelfHosted(): Promise<void> {
  if (process.env.VERCEL || process.env.NODE_ENV === 'development') return;
  const server = readServerSettings(process.env);
  for (const folder of ['kept-pages', 'readings']) removeOldParts(path.join(distFolder(), folder));
  process.env.SITE_PROCESS ||= `${hostname()}:${process.pid}`;
  guardRequests();
  shutDownGracefully();
  // Last, so that errors in the others are logged in full.
  redactConsole();
  if (server.metrics) await openMetrics();
  if (server.redis) await openSharedStore(server.redis, server.redisWaitMs);
}
