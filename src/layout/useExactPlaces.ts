import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * Lays out the whole page (`laidOutNear`) where that has to be: before Next's router scrolls to a part of it, and before a
 * picture is taken of all of it, which Chromium announces by a resizing that leaves the size as it was.
 */
export function useExactPlaces(): void {
  const { events } = useRouter();
  useEffect(() => {
    let size = '';
    const whenResized = () => {
      const before = size;
      size = windowSize();
      if (size === before) makeExact();
    };
    // Phones announce their first frame in the same way.
    const afterFrame = requestAnimationFrame(() => {
      size = windowSize();
      window.addEventListener('resize', whenResized);
    });
    events.on('hashChangeStart', makeExact);
    events.on('routeChangeComplete', makeInexact);
    return () => {
      cancelAnimationFrame(afterFrame);
      window.removeEventListener('resize', whenResized);
      events.off('hashChangeStart', makeExact);
      events.off('routeChangeComplete', makeInexact);
    };
  }, [events]);
}

function windowSize(): string {
  return `${innerWidth} ${innerHeight}`;
}

function makeExact(): void {
  document.documentElement.dataset.exact = '';
}

function makeInexact(): void {
  delete document.documentElement.dataset.exact;
}
