import Router from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { loadPlainly } from '@/ui/loadPlainly';

/** In milliseconds: a page that comes sooner shows no line. */
const PAUSE_MS = 200;

/** In milliseconds: a page that comes later is loaded plainly, because only then can the worker answer from its store. */
const PATIENCE_MS = 4_000;

type CancelError = Error & { readonly cancelled?: boolean };

/** A thin line at the top while the next page loads, after a short pause. A network that hangs ends in a plain load. */
export function PageProgress() {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;
    let target: { readonly address: string; readonly since: number } | undefined;
    const stop = () => {
      clearTimeout(pause);
      clearTimeout(patience);
    };
    const start = (address: string) => {
      stop();
      pause = setTimeout(() => setLoading(true), PAUSE_MS);
      // A second tap on a link doesn't begin the wait anew.
      if (target?.address !== address) target = { address, since: Date.now() };
      const waited = Date.now() - target.since;
      patience = setTimeout(() => loadPlainly(address), PATIENCE_MS - waited);
    };
    const end = () => {
      stop();
      target = undefined;
      setLoading(false);
    };
    /** @param next The address of the step that cancels this one. */
    const fail = ({ cancelled }: CancelError, next: string) => {
      const repeated = cancelled && next === target?.address ? target : undefined;
      end();
      target = repeated;
    };
    Router.events.on('routeChangeStart', start);
    Router.events.on('routeChangeComplete', end);
    Router.events.on('routeChangeError', fail);
    return () => {
      stop();
      Router.events.off('routeChangeStart', start);
      Router.events.off('routeChangeComplete', end);
      Router.events.off('routeChangeError', fail);
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
