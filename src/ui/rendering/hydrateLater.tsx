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
 * A component with static HTML whose script React loads after hydrating the rest (`Activity`). Until then its buttons
 * do nothing. A script that fails is asked for again, because React would replace the page by an error; a part that
 * throws is left out. Without it the first scripts are larger (home by 18 KB, a shelf by 10 KB), and home blocks a slow
 * phone (4x) for 0.5 s instead of 0.2 s.
 */
export function hydrateLater<Props extends object>(request: () => Promise<ComponentType<Props>>) {
  const script = loadLater(request);
  const Part = lazy(async () => ({ default: await script.loadWithRetry() }));
  // Memoised, because an update before hydration would replace the part's elements.
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

/** Shows nothing in place of a part that throws; otherwise React would remove the whole page. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
