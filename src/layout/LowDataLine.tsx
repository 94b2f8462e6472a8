import { media } from '@styles/breakpoints';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { smallPictures } from '@/device/smallPictures';
import { lowDataTexts } from '@/messages/lowDataTexts';
import { useLanguage } from '@/messages/useLanguage';

/**
 * Says above the page what is left out to use less data, with a button that brings the pictures of the page as usual. Its
 * place is kept free from the first paint on (`data-low` in the global style), so that nothing moves.
 */
export function LowDataLine() {
  const { code } = useLanguage();
  const { name, leftOut, ask, asked } = lowDataTexts[code];
  const areSmall = useSyncExternalStore(smallPictures.subscribe, smallPictures.areOn);
  const words = useRef<HTMLParagraphElement>(null);
  const wereSmall = useRef(areSmall);
  // The pressed button disappears, so the focus moves to what says that it worked.
  useEffect(() => {
    if (wereSmall.current && !areSmall) words.current?.focus();
    wereSmall.current = areSmall;
  }, [areSmall]);
  return (
    <Line aria-label={name}>
      <p tabIndex={-1} ref={words}>
        {areSmall ? leftOut : asked}
      </p>
      {areSmall ? (
        <button type="button" onClick={smallPictures.askForUsual}>
          {ask}
        </button>
      ) : null}
    </Line>
  );
}

const Line = styled.aside`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-height: var(--touch);
  margin-top: calc(-1 * var(--touch));
  padding-inline: var(--space-4);
  background: var(--peach);
  font-size: var(--text-small);
  line-height: 1.3;

  ${media.print} {
    display: none;
  }

  button {
    flex: none;
    max-width: 50%;
    min-height: var(--touch);
    font-family: var(--font-display);
    text-decoration: underline;
  }
`;
