import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { lowData, markLowData, useLowData } from '@/device/lowData';
import { lateSharedMessages } from '@/messages/lateSharedMessages';
import { useLanguage } from '@/messages/useLanguage';
import { QuietLine } from './QuietLine';

/** Whether the visitor has read it, until the tab closes. */
let isRead = false;

/**
 * Keeps the mark of the page in step with the visitor's choice to use less data, also from another tab. While less is
 * used, a line says what is left out.
 */
export function LowDataLine() {
  const { name, leftOut, close } = lateSharedMessages[useLanguage().code].lessData;
  const isOn = useLowData();
  const [isClosed, setClosed] = useState(isRead);
  useEffect(() => {
    markLowData();
    return lowData.subscribe(markLowData);
  }, []);
  if (!isOn || isClosed) return null;
  const hide = () => {
    isRead = true;
    setClosed(true);
  };
  return (
    <QuietLine label={name} no={close} onNo={hide}>
      <Words>{leftOut}</Words>
    </QuietLine>
  );
}

const Words = styled.p`
  padding-block: var(--space-2);
  font-size: var(--text-small);
  line-height: max(1.35, var(--line-least));
`;
