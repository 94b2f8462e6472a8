import { media } from '@styles/breakpoints';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';

/** Marks the navigation that follows when the site has answered. */
const ANSWERED = 'answered';

/** Without an answer after this time, in milliseconds, there is no network that a visitor could use. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Keeps the visitor on the page when the network is lost. A link whose page can't be fetched, or a dialog whose script
 * can't, ends in a full load of that page's address, and without a network in the browser's error page. So the site is
 * asked for that address first, and if it does not answer, a message says so until the next press. It uses the
 * Navigation API; browsers without it show their error page. A device with the site's worker needs none of this.
 */
export function LostNetwork() {
  const { noNetwork } = useMessages();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const ask = (event: NavigateEvent) => {
      // The worker answers without a network, too.
      if (!isPageLoad(event) || navigator.serviceWorker?.controller) return;
      event.preventDefault();
      const { url } = event.destination;
      const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
      // The HTTP cache must not answer, because it would hide that the network is lost.
      fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
        () => window.navigation.navigate(url, { info: ANSWERED }),
        () => setLost(true),
      );
    };
    const forget = () => setLost(false);
    window.navigation?.addEventListener('navigate', ask);
    window.addEventListener('click', forget, true);
    window.addEventListener('online', forget);
    return () => {
      window.navigation?.removeEventListener('navigate', ask);
      window.removeEventListener('click', forget, true);
      window.removeEventListener('online', forget);
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
