import type { NextApiRequest, NextApiResponse } from 'next';
import { readings } from '@/data/readings';
import { refuseUnlessGet } from './http';

/** The state of this process for a monitor. */
interface Health {
  /** `failing` while a collection's latest reading failed. Visitors still see the last good pages. */
  readonly status: 'ok' | 'failing';
  readonly failing: readonly { readonly collection: string; readonly since: string }[];
}

/**
 * The state of this process's readings. It does not ask the database, and names no causes, because anybody may ask: the
 * log has them.
 */
function health(): Health {
  const failing = [...readings()].flatMap(([collection, { failure }]) =>
    failure ? [{ collection, since: new Date(failure.since).toISOString() }] : [],
  );
  return { status: failing.length > 0 ? 'failing' : 'ok', failing };
}

/** Answers /api/health, with 200 even without a database: otherwise platforms would restart the process. */
export function answerHealth(request: NextApiRequest, response: NextApiResponse): void {
  if (refuseUnlessGet(request, response)) return;
  response.setHeader('Cache-Control', 'no-store').status(200).json(health());
}
