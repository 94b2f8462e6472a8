import { media } from '@styles/breakpoints';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { pageHelperMessages } from '@/messages/pageHelperMessages';
import { useLanguage } from '@/messages/useLanguage';
import { awaitedPage } from './awaitedPage';

/** Marks the navigation that follows when the site has answered. */
const ANSWERED = 'answered';

/** Without an answer after this time, in milliseconds, there is no network that a visitor could use. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Keeps the visitor on the page when the network is lost. A link whose page can't be fetched, or a dialog whose script
 * can't, ends in a full load of that page's address, and without a network in the browser's error page. So the site is
 * asked for that address first, and if it does not answer, a message says so until the next press. It uses the
 * Navigation API; browsers without it show their error page. On a device with the site's worker, that answers. While the
 * page is awaited, `PageProgress` says so.
 */
export function LostNetwork() {
  const { noNetwork } = pageHelperMessages[useLanguage().code];
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const ask = (event: NavigateEvent) => {
      if (!isPageLoad(event)) return;
      const { url } = event.destination;
      const { pathname, search, hash } = new URL(url);
      const request = new AbortController();
      const { signal } = request;
      awaitedPage.start(pathname + search + hash, () => {
        awaitedPage.end();
        request.abort();
        // The site may have answered already, and the page be loading.
        window.stop();
      });
      // The worker answers without a network, too.
      if (navigator.serviceWorker?.controller) return;
      event.preventDefault();
      const timer = setTimeout(() => request.abort(), LONGEST_WAIT_MS);
      // The HTTP cache must not answer, because it would hide that the network is lost.
      fetch(url, { method: 'HEAD', cache: 'no-store', signal })
        .then(
          () => window.navigation.navigate(url, { info: ANSWERED }),
          () => {
            // Otherwise the visitor has given the page up.
            if (awaitedPage.current()) setLost(true);
            awaitedPage.end();
          },
        )
        .finally(() => clearTimeout(timer));
    };
    const forget = () => setLost(false);
    window.navigation?.addEventListener('navigate', ask);
    window.addEventListener('click', forget, true);
    window.addEventListener('online', forget);
    // The next page has come. This one may be shown again by Back.
    window.addEventListener('pagehide', awaitedPage.end);
    return () => {
      window.navigation?.removeEventListener('navigate', ask);
      window.removeEventListener('click', forget, true);
      window.removeEventListener('online', forget);
      window.removeEventListener('pagehide', awaitedPage.end);
    };
  }, []);
  // The popover is above an open dialog. In browsers without popovers it is below.
  return (
    <div role="status">
      {lost ? (
        <Note popover="manual" ref={(note) => note?.showPopover?.()}>
          {noNetwork}
        </Note>
      ) : null}
    </div>
  );
}

/**
 * Whether the browser is about to load another page of this site. Back to a page is no such navigation: its address is
 * already shown, and staying here would contradict it.
 */
function isPageLoad({ destination, cancelable, info }: NavigateEvent): boolean {
  const { url, sameDocument } = destination;
  const { origin, href } = window.location;
  return (
    cancelable && !sameDocument && info !== ANSWERED && url !== href && url.startsWith(`${origin}/`)
  );
}

const Note = styled.p`
  position: fixed;
  z-index: 12;
  inset: auto var(--space-4) var(--space-6);
  width: fit-content;
  max-width: min(30rem, 100vw - 2 * var(--space-4));
  margin: 0 auto;
  padding: var(--space-3) var(--space-4);
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: var(--ink);
  box-shadow: var(--shadow-high);
  color: var(--on-dark);

  ${media.hasBottomBar} {
    bottom: calc(var(--bar-height) + var(--space-3));
  }
`;
