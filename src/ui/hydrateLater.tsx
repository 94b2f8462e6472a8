import { Activity, type ComponentType, lazy, memo, useEffect } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { loadLater } from './loadLater';

/**
 * Makes a component whose HTML is static like that of any other, but whose script is no part of the page's first
 * scripts: React asks for it after hydrating the rest, and then hydrates this part on its own (`Activity`). Until then
 * its links are plain links, and its buttons do nothing. For parts that nobody needs in the first second.
 *
 * A script that fails to load is asked for again and again, because React would replace the whole page by an error. A
 * part that fails itself is left out, and the page stays.
 */
export function hydrateLater<Props extends object>(request: () => Promise<ComponentType<Props>>) {
  const script = loadLater(request);
  const Part = lazy(async () => ({ default: await script.keepLoading() }));
  // Memoised, because an update of a part that is not hydrated yet would replace its elements.
  return memo(function Later(props: Props) {
    useEffect(() => void script.keepLoading(), []);
    return (
      <ErrorBoundary>
        <Activity>
          <Part {...props} />
        </Activity>
      </ErrorBoundary>
    );
  });
}
