import type { NextApiRequest, NextApiResponse } from 'next';
import { ownName } from '@/data/log/logEvent';
import { processState } from '@/data/processState';
import { shop } from '@/shop/shop';
import { refuseUnlessGet } from '../refuseUnlessGet';

/** The state of this process for a monitor. Ages are whole seconds; null for what has not happened since the start. */
export interface Health {
  /** The name of the process, as in its log lines; null where the host names processes in its own way. */
  readonly process: string | null;
  /** `failing` while the latest reading of at least one collection failed. Visitors still see the last good pages. */
  readonly status: 'ok' | 'failing';
  readonly source: 'firestore' | 'files' | 'demo';
  /** Whether this process shares readings with others; `away` while it goes on alone. */
  readonly redis: 'off' | 'ok' | 'away';
  /**
   * The collection with the oldest successful reading: nobody has requested it since, or it can't be read, perhaps since
   * before this process started. The offers, chosen from all collections, count as one named `__offers__`.
   */
  readonly oldestShelf: { readonly collection: string; readonly ageSeconds: number } | null;
  readonly failingCollections: readonly string[];
  readonly lastFailure: {
    readonly collection: string;
    readonly cause: string;
    readonly ageSeconds: number;
  } | null;
}

/**
 * Reports on the readings of this process. Does not query the database, so a monitor may ask as often as it likes.
 * Anybody may ask, too: a cause names neither key nor project (`firestoreSource`).
 */
export function health(now: number): Health {
  const { readings, sharedStore } = processState();
  const known = [...readings].map(([collection, kept]) => ({ collection, ...kept }));
  const failing = known.filter(({ isFailing }) => isFailing);
  const [oldest] = known
    .flatMap(({ collection, last }) => (last ? { collection, readAt: last.readAt } : []))
    .sort((one, other) => one.readAt - other.readAt);
  const [lastFailure] = known
    .flatMap(({ collection, failure }) => (failure ? { collection, ...failure } : []))
    .sort((one, other) => other.at - one.at);
  const age = (at: number) => Math.max(0, Math.round((now - at) / 1000));
  return {
    process: ownName().process ?? null,
    status: failing.length > 0 ? 'failing' : 'ok',
    source: sourceName(),
    redis: sharedStore?.state ?? 'off',
    oldestShelf: oldest ? { collection: oldest.collection, ageSeconds: age(oldest.readAt) } : null,
    failingCollections: failing.map(({ collection }) => collection),
    lastFailure: lastFailure
      ? {
          collection: lastFailure.collection,
          cause: lastFailure.cause,
          ageSeconds: age(lastFailure.at),
        }
      : null,
  };
}

function sourceName(): Health['source'] {
  if (shop.showsDemoCatalogue) return 'demo';
  return process.env.FIREBASE_PROJECT_ID ? 'firestore' : 'files';
}

/**
 * Answers /api/health, always with 200 while the process runs. With another code, platforms would restart the process
 * and lose good pages only because the database can't be read. Monitors should look at `status`.
 */
export function answerHealth(request: NextApiRequest, response: NextApiResponse): void {
  if (refuseUnlessGet(request, response)) return;
  response.setHeader('Cache-Control', 'no-store').status(200).json(health(Date.now()));
}
