import Router from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** A thin line at the top while the next page loads. Its first 200 ms are invisible. */
export function PageProgress() {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    const start = () => setLoading(true);
    const end = () => setLoading(false);
    Router.events.on('routeChangeStart', start);
    Router.events.on('routeChangeComplete', end);
    Router.events.on('routeChangeError', end);
    return () => {
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
    transition: transform 6s 200ms cubic-bezier(0.1, 0.8, 0.2, 1);
  }
`;
