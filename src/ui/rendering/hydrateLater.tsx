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
 * A component with static HTML whose script React loads after hydrating the rest (`Activity`).
 * Until then its buttons do nothing. A script that fails is asked for again, because React would
 * replace the page by an error; a part that throws is left out. Without it the first scripts of home
 * are 18 KB larger, of a shelf 10 KB, and a slow phone (four times slowed) is blocked on home for 0.5 s
 * instead of 0.2 s.
 */
export function hydrateLater<Props extends object>(request: () => Promise<ComponentType<Props>>) {
  const script = loadLater(request);
  const Part = lazy(async () => ({ default: await script.loadWithRetry() }));
  // An update of a part that is not hydrated yet would replace its elements.
  return memo(function Later(props: Props) {
    useEffect(() => void script.loadWithRetry(), []);
    return (
      <ErrorBoundary>
        <Activity>
          <Part {...props} />
        </Activity>
      </ErrorBoundary>
    );
  });
}

/** Leaves out what throws. Otherwise React would remove the whole page. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
