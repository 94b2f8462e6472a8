import { useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { useSeen } from '@/ui/useSeen';
import type { HomeWords } from '@/words/Words';

/** The blinking heading: four slow blinks once it is seen, then it rests, within five seconds (WCAG 2.2.2). */
export function PujoHeading({ words }: { words: HomeWords }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useSeen(heading);
  return (
    <Band>
      <Blinking ref={heading} $seen={seen}>
        {words.pujo}
      </Blinking>
      <p>{words.arrivals}</p>
    </Band>
  );
}

const blink = keyframes`
  50% { opacity: 0.25; }
`;

const Band = styled.section`
  display: grid;
  gap: var(--space-2);
  margin-block: var(--space-8);
  padding: var(--space-16) min(24vw, 11rem);
  background:
    url('/alpona-corner.svg') -1px -1px / min(11rem, 26vw) no-repeat,
    url('/alpona-corner-end.svg') calc(100% + 1px) calc(100% + 1px) / min(11rem, 26vw) no-repeat,
    var(--ink);
  color: var(--on-dark);
  text-align: center;

  p {
    font-size: var(--text-large);
  }
`;

const Blinking = styled.h2<{ $seen: boolean }>`
  color: var(--gold-on-dark);
  font-size: var(--text-title);
  animation: ${blink} 1.1s ease-in-out ${({ $seen }) => ($seen ? 4 : 0)};
`;
