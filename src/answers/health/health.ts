import type { NextApiRequest, NextApiResponse } from 'next';
import { readings } from '@/data/source/readings';
import { shop } from '@/shop/shop';
import { refuseUnlessGet } from '../refuseUnlessGet';

/** What a monitor may know of this process. Ages in whole seconds; null for what has not happened since it started. */
export interface Health {
  /** `failing` while the newest read of at least one collection failed. Visitors still see the last good pages. */
  readonly status: 'ok' | 'failing';
  readonly source: 'firestore' | 'demo';
  /** The collection that was read longest ago: nobody has asked for it since, or it can't be read. */
  readonly oldestShelf: { readonly collection: string; readonly ageSeconds: number } | null;
  readonly failingCollections: readonly string[];
  readonly lastFailure: {
    readonly collection: string;
    readonly cause: string;
    readonly ageSeconds: number;
  } | null;
}

/** How the reads of this process went. Asks the database nothing: a monitor may come as often as it likes. */
export function health(now: number): Health {
  const { readAt, failing, lastFailure } = readings();
  const [oldest] = [...readAt].sort(([, one], [, other]) => one - other);
  const age = (at: number) => Math.max(0, Math.round((now - at) / 1000));
  return {
    status: failing.size > 0 ? 'failing' : 'ok',
    source: shop.showsDemoCatalogue ? 'demo' : 'firestore',
    oldestShelf: oldest ? { collection: oldest[0], ageSeconds: age(oldest[1]) } : null,
    failingCollections: [...failing],
    lastFailure: lastFailure
      ? {
          collection: lastFailure.collection,
          cause: lastFailure.cause,
          ageSeconds: age(lastFailure.at),
        }
      : null,
  };
}

/**
 * Answers /api/health. Always 200 while the process serves: a platform that restarts what answers otherwise would throw away
 * good pages because the database is away. Monitors look at `status`.
 */
export function answerHealth(request: NextApiRequest, response: NextApiResponse): void {
  if (refuseUnlessGet(request, response)) return;
  response.setHeader('Cache-Control', 'no-store').status(200).json(health(Date.now()));
}
