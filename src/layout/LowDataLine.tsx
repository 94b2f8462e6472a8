import { media } from '@styles/breakpoints';
import { useState } from 'react';
import styled from 'styled-components';
import { lateSharedMessages } from '@/messages/lateSharedMessages';
import { useLanguage } from '@/messages/useLanguage';
import { useLowData } from '@/ui/lowData';

let isRead = false;

/** What is left out to save data. Not announced, but first after the skip link. */
export function LowDataLine() {
  const { name, leftOut, close } = lateSharedMessages[useLanguage().code].lessData;
  const isOn = useLowData();
  const [isClosed, setClosed] = useState(isRead);
  if (!isOn || isClosed) return null;
  const hide = () => {
    isRead = true;
    setClosed(true);
  };
  return (
    <Line aria-label={name}>
      <p>{leftOut}</p>
      <button type="button" onClick={hide}>
        {close}
      </button>
    </Line>
  );
}

const Line = styled.aside`
  position: fixed;
  z-index: 8;
  bottom: var(--space-4);
  left: var(--space-4);
  display: flex;
  flex-wrap: wrap;
  max-width: calc(100vw - 2 * var(--space-3));
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-low);

  ${media.hasBottomBar} {
    bottom: calc(var(--bar-height) + var(--space-2));
    left: var(--space-3);
  }

  /* The sentence about a slow page takes the same place. */
  [role='status']:has(p) ~ & {
    display: none;
  }

  > * {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    padding-inline: var(--space-3);
  }

  > p {
    padding-block: var(--space-2);
    font-size: var(--text-small);
    line-height: max(1.35, var(--line-least));
  }

  > button {
    color: var(--ink-soft);
  }
`;
