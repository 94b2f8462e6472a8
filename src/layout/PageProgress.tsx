import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useMessages } from '@/messages/useMessages';

/** Delay in milliseconds before the line appears: a page that loads faster needs no indicator. */
const SHOW_DELAY_MS = 200;

/** A progress line at the top of the window while the next page loads. */
export function PageProgress() {
  const messages = useMessages();
  const { events } = useRouter();
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWaiting(true), SHOW_DELAY_MS);
    };
    const end = () => {
      clearTimeout(timer);
      setWaiting(false);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      end();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);

  return (
    <div role="status">
      {waiting ? (
        <Line>
          <span className="visually-hidden">{messages.loading}</span>
        </Line>
      ) : null}
    </div>
  );
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
