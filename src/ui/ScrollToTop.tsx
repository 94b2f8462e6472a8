import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useLateMessages } from '@/messages/useLateMessages';
import { Icon } from './Icon';

/** The scroll positions in pixels from which the button shows (specification, section 9). */
const VISIBLE_FROM = { page: 20, longPage: 100 } as const;

interface Props {
  /** A long page scrolls smoothly (with reduced motion it jumps), and shows the button later. */
  readonly longPage: boolean;
}

/** The button back to the top: beside the content if there is room, else above the bottom bar. */
export function ScrollToTop({ longPage }: Props) {
  const { toTop } = useLateMessages();
  const isVisible = useScrolledPast(longPage ? VISIBLE_FROM.longPage : VISIBLE_FROM.page);
  if (!isVisible) return null;
  return (
    <Button
      type="button"
      aria-label={toTop}
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: longPage && !still ? 'smooth' : 'auto' });
      }}
    >
      <Icon name="up" />
    </Button>
  );
}

function useScrolledPast(offset: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY >= offset);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [offset]);
  return past;
}

const Button = styled.button`
  position: fixed;
  z-index: 8;
  right: 8px;
  bottom: calc(var(--bar-height) + 12px);
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: 50%;
  background: var(--surface);
  box-shadow: var(--shadow-high);

  svg {
    max-width: 28px;
  }
`;
