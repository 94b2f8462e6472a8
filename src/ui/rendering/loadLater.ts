import { useSyncExternalStore } from 'react';

/** Milliseconds until a script that has failed to load is asked for again. */
const RETRY_DELAY_MS = 5_000;

/** Code or messages that are no part of a page's first scripts. They are loaded once, however many ask for them. */
export interface Later<Loaded> {
  /** Loads it for somebody who waits. Rejects if that fails, so that the caller can do without; the next call tries again. */
  readonly load: () => Promise<Loaded>;
  /** Loads it for nobody who waits: if that fails, it is asked for again and again. */
  readonly keepLoading: () => Promise<Loaded>;
  /**
   * Returns it once it is there: at the first render if it has been loaded before. Loads it as soon as it is `wanted`,
   * as `keepLoading` does. Static HTML never has it: see `hydrateLater`.
   */
  readonly useLoaded: (wanted: boolean) => Loaded | undefined;
}

const known = new WeakMap<() => Promise<unknown>, Later<unknown>>();

/** All that pages keep loading. */
const pending = new Set<Promise<unknown>>();

/**
 * Something that is loaded when it is needed, or before that when the browser is idle. The same function gives the same
 * thing, so that a component can also call it with a function of its props.
 */
export function loadLater<Loaded>(request: () => Promise<Loaded>): Later<Loaded> {
  const later = (known.get(request) as Later<Loaded> | undefined) ?? createLater(request);
  known.set(request, later);
  return later;
}

/** Waits until all that pages keep loading is there. */
export async function laterPartsLoaded(): Promise<void> {
  await Promise.all(pending);
}

function createLater<Loaded>(request: () => Promise<Loaded>): Later<Loaded> {
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

  const keepLoading = () => {
    if (!lasting) {
      const promise = untilLoaded(load);
      lasting = promise;
      pending.add(promise);
      void promise.then(() => pending.delete(promise));
    }
    return lasting;
  };

  const announce = (onLoaded: () => void) => {
    void keepLoading().then(onLoaded);
    return noCleanup;
  };

  const useLoaded = (wanted: boolean) =>
    useSyncExternalStore(
      wanted ? announce : announceNothing,
      () => loaded,
      () => undefined,
    );

  return { load, keepLoading, useLoaded };
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
