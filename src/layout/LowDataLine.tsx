import { useRouter } from 'next/router';
import { useState } from 'react';
import styled from 'styled-components';
import { pageHelperMessages } from '@/messages/pageHelperMessages';
import { useLanguage } from '@/messages/useLanguage';
import { optimisedEnding } from '@/pictures/optimisedPicture';
import { showPicturesAsUsual } from '@/ui/lowPage';
import { QuietLine } from './QuietLine';

/** Whether the visitor has read it, until the tab closes. */
let isRead = false;

/** Says what is left out to use less data, with a button that brings the pictures of the page as usual. */
export function LowDataLine() {
  const { code } = useLanguage();
  const { name, leftOut, ask, close } = pageHelperMessages[code].lessData;
  const { asPath } = useRouter();
  const path = asPath.replace(/[?#].*/, '');
  /** The page whose pictures the visitor has asked for. */
  const [sharp, setSharp] = useState<string>();
  const [closed, setClosed] = useState(isRead);
  if (closed || sharp === path) return null;
  const hide = () => {
    isRead = true;
    setClosed(true);
  };
  const askForSharp = () => {
    setSharp(path);
    showPicturesAsUsual(true);
    enlargePictures();
  };
  return (
    <QuietLine label={name} no={close} onNo={hide}>
      <Words>{leftOut}</Words>
      <Ask type="button" onClick={askForSharp}>
        {ask}
      </Ask>
    </QuietLine>
  );
}

/** Fetches the small pictures that are shown again, as wide as a card on a phone needs. */
function enlargePictures(): void {
  const small = optimisedEnding(180, 'light');
  for (const image of document.images) {
    if (image.src.endsWith(small))
      image.src = image.src.slice(0, -small.length) + optimisedEnding(540, 'usual');
  }
}

const Words = styled.p`
  padding-block: var(--space-2);
  font-size: var(--text-small);
  line-height: max(1.35, var(--line-least));
`;

const Ask = styled.button`
  text-decoration: underline;
`;
