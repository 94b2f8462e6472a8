import type { NextApiRequest, NextApiResponse } from 'next';
import { ownName } from '@/data/log/logEvent';
import { processState } from '@/data/processState';
import { shop } from '@/shop/shop';
import { refuseUnlessGet } from '../refuseUnlessGet';

/** The state of this process for a monitor. Ages in whole seconds; null for what has not happened since the start. */
export interface Health {
  readonly process: string | null;
  /** `failing` while a collection's latest reading failed. Visitors still see the last good pages. */
  readonly status: 'ok' | 'failing';
  readonly source: 'firestore' | 'files' | 'demo';
  /** `away` while this process goes on without the others. */
  readonly redis: 'off' | 'ok' | 'away';
  /** The collection with the oldest good reading, which may fail or be unvisited; the offers are `__offers__`. */
  readonly oldestShelf: { readonly collection: string; readonly ageSeconds: number } | null;
  readonly failingCollections: readonly string[];
  readonly lastFailure: {
    readonly collection: string;
    readonly cause: string;
    readonly ageSeconds: number;
  } | null;
}

/** The readings of this process, without asking the database. Anybody may ask, so it names no key or project. */
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

/** Answers /api/health, with 200 even without a database: otherwise platforms would restart the process. */
export function answerHealth(request: NextApiRequest, response: NextApiResponse): void {
  if (refuseUnlessGet(request, response)) return;
  response.setHeader('Cache-Control', 'no-store').status(200).json(health(Date.now()));
}
