import { media } from '@styles/breakpoints';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { lateSharedMessages } from '@/messages/lateSharedMessages';
import { useLanguage } from '@/messages/useLanguage';
import { Icon } from './Icon';

/** The button shows from this scroll position, in pixels: specification, section 9. */
const SHOWN_FROM = { page: 20, longPage: 100 } as const;

interface Props {
  /** On a long page, such as a category's, the button shows later and scrolls smoothly (jumps with reduced motion). */
  readonly longPage?: boolean;
}

/** The button back to the top. It is where it covers nothing: beside the content, or, on phones, in the bottom bar. */
export function ScrollToTop({ longPage = false }: Props) {
  const { toTop } = lateSharedMessages[useLanguage().code];
  const shown = useScrolledPast(longPage ? SHOWN_FROM.longPage : SHOWN_FROM.page);
  if (!shown) return null;
  return (
    <Button
      type="button"
      aria-label={toTop}
      // The bottom bar leaves room for the button while it is there.
      data-to-top=""
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
  z-index: 10;
  right: 8px;
  bottom: var(--space-6);
  width: var(--round);
  height: var(--round);
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: var(--ink);
  color: var(--on-dark);
  box-shadow: var(--shadow-high);

  /* At the right end of the bottom bar. */
  ${media.hasBottomBar} {
    right: 4px;
    bottom: calc((var(--bar-height) - var(--touch)) / 2);
    width: var(--touch);
    height: var(--touch);
    box-shadow: none;

    svg {
      max-width: 28px;
    }
  }
`;
