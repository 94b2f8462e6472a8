import { useState } from 'react';
import styled from 'styled-components';
import { readKept } from '@/catalogue/shortlist/readKept';
import { changeShortlist } from '@/kept/changeShortlist';
import { recentlySeen } from '@/kept/recentlySeen';
import { setRemembering } from '@/kept/setRemembering';
import { useKept } from '@/kept/useKept';
import { useShortlist } from '@/kept/useShortlist';
import { recentSearches } from '@/search/recentSearches';
import { quietStyle } from '@/ui/buttonStyle';
import type { PrivacyWords } from '@/words/Words';
import { useRecentSearches } from '../search/useRecentSearches';

/** What this device keeps now, and a press to erase each. */
export function KeptHere({ words }: { readonly words: PrivacyWords }) {
  const list = useShortlist();
  const record = useKept(recentlySeen, (whole) => whole);
  const [said, setSaid] = useState('');
  const seen = readKept(record).length;
  const searches = useRecentSearches().length;
  const act = (does: () => void) => () => {
    does();
    setSaid(words.done);
  };
  return (
    <section>
      <h2>{words.kept}</h2>
      <Line>
        <p>{words.shortlist(list.length)}</p>
        <Quiet type="button" onClick={act(() => changeShortlist(() => []))}>
          {words.eraseShortlist}
        </Quiet>
      </Line>
      <Line>
        <p>{record.off ? words.off : words.seen(seen)}</p>
        <Quiet type="button" onClick={act(() => setRemembering(!record.off))}>
          {words.eraseSeen}
        </Quiet>
        <Quiet type="button" onClick={act(() => setRemembering(Boolean(record.off)))}>
          {record.off ? words.start : words.stop}
        </Quiet>
      </Line>
      <Line>
        <p>{words.searches(searches)}</p>
        <Quiet type="button" onClick={act(recentSearches.forget)}>
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
