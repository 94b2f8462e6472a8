import styled from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { QuietButton } from '@/ui/QuietButton';

interface Props {
  readonly list: 'loading' | 'loaded' | 'failed';
  readonly onRetry: () => void;
  readonly messages: SearchMessages;
}

/** Why no products are shown yet: the list is loading, or has failed to load. */
export function SearchListStatus({ list, onRetry, messages }: Props) {
  if (list === 'loaded') return null;
  if (list === 'loading') return <p>{messages.searching}</p>;
  return (
    <Failed>
      <p>{messages.failed}</p>
      <QuietButton type="button" onClick={onRetry}>
        {messages.retry}
      </QuietButton>
    </Failed>
  );
}

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;
