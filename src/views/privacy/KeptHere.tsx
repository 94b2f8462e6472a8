import { useState } from 'react';
import styled from 'styled-components';
import { recentlySeen, setRemembering } from '@/device/recentlySeen';
import { shortlist } from '@/device/shortlist';
import { useDeviceStore } from '@/device/useDeviceStore';
import { forgetSearches, recentSearches } from '@/search/recentSearches';
import { quietStyle } from '@/ui/buttonStyle';
import type { PrivacyWords } from '@/words/Words';

/** What this device keeps now, and a press to erase each. */
export function KeptHere({ words }: { readonly words: PrivacyWords }) {
  const listed = useDeviceStore(shortlist).length;
  const { isOff, products } = useDeviceStore(recentlySeen);
  const searches = useDeviceStore(recentSearches).length;
  const [said, setSaid] = useState('');
  const act = (does: () => void) => () => {
    does();
    setSaid(words.done);
  };
  return (
    <section>
      <h2>{words.kept}</h2>
      <Line>
        <p>{words.shortlist(listed)}</p>
        <Quiet type="button" onClick={act(() => shortlist.change(() => []))}>
          {words.eraseShortlist}
        </Quiet>
      </Line>
      <Line>
        <p>{isOff ? words.off : words.seen(products.length)}</p>
        <Quiet type="button" onClick={act(() => setRemembering(!isOff))}>
          {words.eraseSeen}
        </Quiet>
        <Quiet type="button" onClick={act(() => setRemembering(isOff))}>
          {isOff ? words.start : words.stop}
        </Quiet>
      </Line>
      <Line>
        <p>{words.searches(searches)}</p>
        <Quiet type="button" onClick={act(forgetSearches)}>
          {words.eraseSearches}
        </Quiet>
      </Line>
      <p role="status">{said}</p>
    </section>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;

  p {
    flex: 1 1 12rem;
  }

  @media (scripting: none) {
    display: none;
  }
`;

const Quiet = styled.button`
  ${quietStyle}
`;
