import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { lateSharedMessages } from '@/messages/lateSharedMessages';
import { useLanguage } from '@/messages/useLanguage';
import { isStored } from '@/offline/storedShop';
import { Note } from '@/ui/note/Note';
import { showAbove } from '@/ui/note/showAbove';
import { useAwaitedPage } from './visit/useAwaitedPage';

/** What is shown from so many milliseconds after the press on. Faster pages need no indicator. */
const stages = [
  [200, 'line'],
  [3_000, 'slow'],
] as const;

type Stage = (typeof stages)[number][1];

/** While the next page loads: a line at the top, later a sentence that the network is slow. */
export function PageProgress() {
  const { loading } = lateSharedMessages[useLanguage().code];
  const path = useAwaitedPage();
  const stage = useStage(path);
  return (
    <div role="status">
      {stage ? <Line /> : null}
      {stage === 'line' ? <span className="visually-hidden">{loading}</span> : null}
      {path !== undefined && stage === 'slow' ? <SlowNote key={path} path={path} /> : null}
    </div>
  );
}

/** Links to the kept copy of the page by a full load, because the worker answers no others. */
function SlowNote({ path }: { readonly path: string }) {
  const { slow, openKept } = lateSharedMessages[useLanguage().code];
  const [isKept, setKept] = useState(false);
  useEffect(() => void isStored(path).then(setKept), [path]);
  return (
    <Note popover="manual" ref={showAbove}>
      <span>{slow}</span>
      {isKept ? <a href={path}>{openKept}</a> : null}
    </Note>
  );
}

/** How long the visitor has waited for the page at `path`; undefined before the first stage. */
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
