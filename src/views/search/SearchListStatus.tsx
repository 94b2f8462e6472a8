import styled from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { QuietButton } from '@/ui/QuietButton';

interface Props {
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly messages: SearchMessages;
}

/** Why no products are shown yet: the list is loading, or has failed to load. */
export function SearchListStatus({ isFailed, onRetry, messages }: Props) {
  if (!isFailed) return <p>{messages.searching}</p>;
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
