import Router from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** In milliseconds: a page that comes sooner shows no line. */
const PAUSE_MS = 200;

/** A thin line at the top while the next page loads, after a short pause. */
export function PageProgress() {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(pause);
      pause = setTimeout(() => setLoading(true), PAUSE_MS);
    };
    const end = () => {
      clearTimeout(pause);
      setLoading(false);
    };
    Router.events.on('routeChangeStart', start);
    Router.events.on('routeChangeComplete', end);
    Router.events.on('routeChangeError', end);
    return () => {
      clearTimeout(pause);
      Router.events.off('routeChangeStart', start);
      Router.events.off('routeChangeComplete', end);
      Router.events.off('routeChangeError', end);
    };
  }, []);
  return <Line data-loading={loading || undefined} />;
}

/* A transition, because keyframes added after a click make the browser style the whole page again. */
const Line = styled.div`
  position: fixed;
  z-index: 30;
  inset: 0 0 auto;
  height: 3px;
  background: var(--accent);
  transform: scaleX(0);
  transform-origin: left;

  &[data-loading] {
    transform: scaleX(0.92);
    transition: transform 6s cubic-bezier(0.1, 0.8, 0.2, 1);
  }
`;
