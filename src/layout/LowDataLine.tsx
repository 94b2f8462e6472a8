import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { smallPictures } from '@/device/smallPictures';
import { lowDataTexts } from '@/messages/lowDataTexts';
import { useLanguage } from '@/messages/useLanguage';
import { QuietLine } from './QuietLine';

/** Whether the visitor has read it, until the tab closes. */
let isRead = false;

/** Says what is left out to use less data, with a button that brings the pictures of the page as usual. */
export function LowDataLine() {
  const { code } = useLanguage();
  const { name, leftOut, ask, close } = lowDataTexts[code];
  const areSmall = useSyncExternalStore(smallPictures.subscribe, smallPictures.areOn);
  const [closed, setClosed] = useState(isRead);
  if (closed || !areSmall) return null;
  const hide = () => {
    isRead = true;
    setClosed(true);
  };
  return (
    <QuietLine label={name} no={close} onNo={hide}>
      <Words>{leftOut}</Words>
      <Ask type="button" onClick={smallPictures.askForUsual}>
        {ask}
      </Ask>
    </QuietLine>
  );
}

const Words = styled.p`
  padding-block: var(--space-2);
  font-size: var(--text-small);
  line-height: max(1.35, var(--line-least));
`;

const Ask = styled.button`
  text-decoration: underline;
`;
