import {
  Activity,
  Component,
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  useEffect,
} from 'react';
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

/** Leaves out what throws while it is rendered or in its effects. Otherwise React would remove the whole page. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
