import { useEffect, useState, useSyncExternalStore } from 'react';
import styled, { keyframes } from 'styled-components';
import { pageHelperMessages } from '@/messages/pageHelperMessages';
import { useLanguage } from '@/messages/useLanguage';
import { awaitedPage } from './awaitedPage';
import { SlowPage } from './SlowPage';
import { useRouterWaits } from './useRouterWaits';

/**
 * What is shown, by the milliseconds since the press. A page that loads faster than the first needs no indicator; after
 * two seconds of nothing, visitors wonder whether they have pressed at all.
 */
const stages = [
  [200, 'line'],
  [2_000, 'name'],
  [8_000, 'slow'],
] as const;

type Stage = (typeof stages)[number][1];

/**
 * What is shown while the next page loads: a progress line at the top of the window, then which page it is with a way to
 * stay, then that the network is slow.
 */
export function PageProgress() {
  const { loading } = pageHelperMessages[useLanguage().code];
  useRouterWaits();
  const awaited = useSyncExternalStore(awaitedPage.subscribe, awaitedPage.current, () => undefined);
  const stage = useStage(awaited?.path);
  const isNamed = awaited && (stage === 'name' || stage === 'slow');
  return (
    <div role="status">
      {stage ? (
        <Line>{isNamed ? null : <span className="visually-hidden">{loading}</span>}</Line>
      ) : null}
      {isNamed ? <SlowPage key={awaited.path} {...awaited} isSlow={stage === 'slow'} /> : null}
    </div>
  );
}

/** How long the visitor has waited for the page at a path; undefined for less than the first stage. */
function useStage(path: string | undefined): Stage | undefined {
  const [stage, setStage] = useState<Stage>();
  useEffect(() => {
    if (path === undefined) return;
    const timers = stages.map(([delay, next]) => setTimeout(() => setStage(next), delay));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setStage(undefined);
    };
  }, [path]);
  return stage;
}

const grow = keyframes`
  from { transform: scaleX(0.08); }
  to { transform: scaleX(0.92); }
`;

const Line = styled.div`
  position: fixed;
  z-index: 30;
  inset: 0 0 auto;
  height: 3px;
  background: var(--accent);
  transform-origin: left;
  animation: ${grow} 6s cubic-bezier(0.1, 0.8, 0.2, 1) forwards;
`;
