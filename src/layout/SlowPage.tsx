import { media } from '@styles/breakpoints';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { offlinePath } from '@/catalogue/addresses';
import { pageHelperMessages } from '@/messages/pageHelperMessages';
import { useLanguage } from '@/messages/useLanguage';
import { useLocalPath } from '@/messages/useLocalPath';
import { useMessages } from '@/messages/useMessages';
import { countStored, isStored } from '@/offline/storedShop';
import { quietStyle } from '@/ui/buttonStyle';
import { MarkedText } from '@/ui/MarkedText';
import { pageName } from './pageName';

interface Props {
  /** The path of the page that the visitor waits for. */
  readonly path: string;
  /** Gives it up; undefined where the browser can't. */
  readonly stay: (() => void) | undefined;
  /** The visitor has waited so long that the network is to blame. */
  readonly isSlow: boolean;
}

/**
 * Which page a press has asked for, while it does not come: with a way to stay here, by Escape too, and on a slow network
 * with what this device keeps. A plain link to it loads the page anew, so that the service worker answers. It is not
 * modal: the page below can be read meanwhile.
 */
export function SlowPage({ path, stay, isSlow }: Props) {
  const messages = useMessages();
  const { slow } = pageHelperMessages[useLanguage().code];
  const offline = useLocalPath(offlinePath);
  const kept = useKept(path, isSlow);
  // Named once: the link that was pressed may go meanwhile.
  const [name] = useState(() => pageName(path, messages));
  const giveUp = useGivingUp(stay);
  return (
    <Panel>
      <p>
        {isSlow ? `${slow.network} ` : null}
        <MarkedText text={name ? slow.opening(name) : slow.openingPage} />
      </p>
      {kept === 'page' ? <a href={path}>{slow.openKept}</a> : null}
      {kept === 'others' ? <a href={offline}>{slow.seeKept}</a> : null}
      {giveUp ? (
        <button type="button" aria-keyshortcuts="Escape" onClick={giveUp}>
          {slow.stay}
        </button>
      ) : null}
    </Panel>
  );
}

/** What this device keeps, looked up on a slow network: the awaited page, or at least others. */
function useKept(path: string, isSlow: boolean): 'page' | 'others' | undefined {
  const [kept, setKept] = useState<'page' | 'others'>();
  useEffect(() => {
    if (!isSlow) return;
    let isShown = true;
    const look = async () => {
      if (await isStored(path)) return 'page';
      return (await countStored()) > 0 ? 'others' : undefined;
    };
    void look().then((found) => isShown && setKept(found));
    return () => {
      isShown = false;
    };
  }, [path, isSlow]);
  return kept;
}

/** `stay` that also returns the focus to where it was before the panel came. Escape calls it as well. */
function useGivingUp(stay: (() => void) | undefined): (() => void) | undefined {
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current ??= document.activeElement;
  }, []);
  const giveUp =
    stay &&
    (() => {
      stay();
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    });
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') giveUp?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return giveUp;
}

const Panel = styled.div`
  position: fixed;
  z-index: 11;
  inset: auto var(--space-3) var(--space-4);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  width: fit-content;
  max-width: min(36rem, 100vw - 2 * var(--space-3));
  max-height: 60vh;
  margin-inline: auto;
  padding: var(--space-3) var(--space-4);
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-high);

  ${media.hasBottomBar} {
    bottom: calc(var(--bar-height) + var(--space-2));
  }

  ${media.print} {
    display: none;
  }

  p {
    flex: 1 1 auto;
    min-width: min(12rem, 100%);
    overflow-wrap: anywhere;
  }

  a,
  button {
    ${quietStyle}
  }
`;
