import styled from 'styled-components';
import { quietStyle } from '@/ui/buttonStyle';
import type { SearchWords } from '@/words/Words';

interface Props {
  readonly list: 'asked' | 'there' | 'failed';
  readonly onRetry: () => void;
  readonly words: SearchWords;
}

/** Why no products are shown yet. */
export function ListState({ list, onRetry, words }: Props) {
  if (list === 'there') return null;
  if (list === 'asked') return <p>{words.searching}</p>;
  return (
    <Failed>
      <p>{words.failed}</p>
      <Retry type="button" onClick={onRetry}>
        {words.retry}
      </Retry>
    </Failed>
  );
}

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

const Retry = styled.button`
  ${quietStyle}
`;
