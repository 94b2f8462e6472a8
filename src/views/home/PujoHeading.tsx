import styled, { keyframes } from 'styled-components';
import { words } from '@/words/words';

/** The blinking heading: four slow blinks, then it rests, within five seconds (WCAG 2.2.2). */
export function PujoHeading() {
  return (
    <Panel>
      <Blinking>{words.home.pujo}</Blinking>
      <p>{words.home.arrivals}</p>
    </Panel>
  );
}

const blink = keyframes`
  50% { opacity: 0.25; }
`;

const Panel = styled.div`
  text-align: center;
`;

const Blinking = styled.h2`
  color: var(--gold);
  font-size: var(--text-title);
  animation: ${blink} 1.1s ease-in-out 4;
`;
