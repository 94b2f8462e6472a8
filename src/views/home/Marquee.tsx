import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import { MarkedText } from '@/ui/MarkedText';
import { mayPrefetch } from '@/ui/rendering/prefetch';

/**
 * The scrolling welcome. Paused at first with data saving or on a slow network. A second copy of
 * the text, hidden from screen readers, closes the loop.
 */
export function Marquee({ messages }: { messages: HomeMessages }) {
  const { place, shop } = useMessages();
  const [paused, setPaused] = useState(false);
  useEffect(() => setPaused(!mayPrefetch()), []);
  const text = messages.marquee(shop.name, place.town);
  return (
    <Band>
      <button
        type="button"
        aria-label={paused ? messages.playMarquee : messages.pauseMarquee}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
      <div>
        <Loop $paused={paused}>
          <MarkedText as="p" text={text} />
          <MarkedText as="p" text={text} aria-hidden="true" />
        </Loop>
      </div>
    </Band>
  );
}

const Band = styled.div`
  display: flex;
  align-items: center;
  margin-top: var(--space-section);
  background: var(--peach);

  button {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--touch);
    height: 2.25rem;
  }

  /* Out of sight it stands still: a running animation costs a slow phone a frame every 16 ms. */
  > div {
    flex: 1;
    overflow: hidden;
    content-visibility: auto;
    contain-intrinsic-height: auto 1.5rem;
  }

  /* Without scripts the pause button would not work. */
  @media (prefers-reduced-motion: reduce), (scripting: none) {
    button,
    p + p {
      display: none;
    }
  }
`;

const along = keyframes`
  to { transform: translateX(-50%); }
`;

const Loop = styled.div<{ $paused: boolean }>`
  display: flex;
  width: max-content;
  animation: ${along} 28s linear infinite;
  animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};

  p {
    padding-right: 4rem;
  }

  @media (prefers-reduced-motion: reduce), (scripting: none) {
    width: auto;
    animation: none;

    p {
      margin-inline: auto;
      padding: var(--space-2) var(--space-4);
      text-align: center;
      text-wrap: balance;
    }
  }
`;
