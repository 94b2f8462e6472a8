import { Activity, type ComponentType, lazy, memo, useEffect } from 'react';

/** Milliseconds until a script that has failed to load is asked for again. */
const RETRY_DELAY_MS = 5_000;

/** One promise for each part of the page that is shown; it resolves when the script of that part is there. */
const shown = new Set<Promise<unknown>>();

/**
 * Makes a component whose HTML is static like that of any other, but whose script is no part of the page's first
 * scripts: React asks for it after hydrating the rest, and then hydrates this part on its own (`Activity`). Until then
 * its links are plain links, and its buttons do nothing. For parts that nobody needs in the first second.
 *
 * A script that fails to load is asked for again and again, because React would replace the whole page by an error.
 */
export function hydrateLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    part ??= untilLoaded(load).then((component) => ({ default: component }));
    return part;
  };
  const Part = lazy(loadOnce);
  // Memoised, because an update of a part that is not hydrated yet would replace its elements.
  return memo(function Later(props: Props) {
    useEffect(() => {
      const loading = loadOnce();
      shown.add(loading);
      return () => void shown.delete(loading);
    }, []);
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  });
}

/** Waits until the scripts of all later parts of the page that is shown are there. */
export async function laterPartsLoaded(): Promise<void> {
  await Promise.all(shown);
}

async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return untilLoaded(load);
  }
}
