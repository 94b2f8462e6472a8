import { useSyncExternalStore } from 'react';

const RETRY_DELAY_MS = 5_000;

/** Code or messages outside a page's first scripts, loaded once for all components that ask. */
interface Later<Loaded> {
  /** For a visitor who waits. Rejects if loading fails; the next call tries again. */
  readonly load: () => Promise<Loaded>;
  /** For loading ahead, while nobody waits: retries until it succeeds. */
  readonly loadWithRetry: () => Promise<Loaded>;
  /** Returns what has been loaded; loads it by `loadWithRetry` when `wanted`. Static HTML never has it. */
  readonly useLoaded: (wanted: boolean) => Loaded | undefined;
}

const pending = new Set<Promise<unknown>>();

/** Wraps a request, which is sent when its result is first needed. */
export function loadLater<Loaded>(request: () => Promise<Loaded>): Later<Loaded> {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  let lasting: Promise<Loaded> | undefined;

  async function requestOnce(): Promise<Loaded> {
    try {
      loaded = await request();
      return loaded;
    } catch (cause) {
      loading = undefined;
      throw cause;
    }
  }

  const load = () => {
    loading ??= requestOnce();
    return loading;
  };

  const loadWithRetry = () => {
    if (!lasting) {
      const promise = untilLoaded(load);
      lasting = promise;
      pending.add(promise);
      void promise.then(() => pending.delete(promise));
    }
    return lasting;
  };

  const announce = (onLoaded: () => void) => {
    void loadWithRetry().then(onLoaded);
    return noCleanup;
  };

  const useLoaded = (wanted: boolean) =>
    useSyncExternalStore(
      wanted ? announce : announceNothing,
      () => loaded,
      () => undefined,
    );

  return { load, loadWithRetry, useLoaded };
}

/** Resolves once all that pages load ahead has come. */
export async function lazyPartsLoaded(): Promise<void> {
  await Promise.all(pending);
}

const noCleanup = () => {};

const announceNothing = () => noCleanup;

async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
