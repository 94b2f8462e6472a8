import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { shop } from '@/shop/shop';
import { Icon } from '@/ui/Icon';
import { words } from '@/words/words';

/** The scrolling welcome; it can be stopped, and stands still with reduced motion. */
export function Marquee() {
  const [paused, setPaused] = useState(false);
  return (
    <Band>
      <button
        type="button"
        aria-label={paused ? words.home.playMarquee : words.home.pauseMarquee}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
      <Window>
        <Text $paused={paused}>{words.home.marquee(shop.name)}</Text>
      </Window>
    </Band>
  );
}

const Band = styled.div`
  display: flex;
  align-items: center;
  background: var(--peach);

  button {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--touch);
    height: var(--touch);
  }

  @media (prefers-reduced-motion: reduce) {
    button {
      display: none;
    }
  }
`;

const Window = styled.div`
  flex: 1;
  overflow: hidden;
`;

const across = keyframes`
  from { transform: translateX(100vw); }
  to { transform: translateX(-100%); }
`;

const Text = styled.p<{ $paused: boolean }>`
  width: max-content;
  padding-block: var(--space-2);
  font-weight: 500;
  animation: ${across} 22s linear infinite;
  animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};

  @media (prefers-reduced-motion: reduce) {
    width: auto;
    padding-inline: var(--space-4);
    text-align: center;
  }
`;
