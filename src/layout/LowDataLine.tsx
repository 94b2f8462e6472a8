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
      <button type="button" onClick={smallPictures.askForUsual}>
        {ask}
      </button>
    </QuietLine>
  );
}

const Words = styled.p`
  font-size: var(--text-small);
`;
