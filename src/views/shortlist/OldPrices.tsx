import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';

interface Props {
  readonly mayBeOld: boolean;
  readonly onRetry: () => void;
}

/** Says that today's prices could not be had: a status message, with a way to try again. */
export function OldPrices({ mayBeOld, onRetry }: Props) {
  const { freshness } = useMessages();
  return (
    <div role="status">
      {mayBeOld ? (
        <p>
          {freshness.prices()}{' '}
          <Retry type="button" onClick={onRetry}>
            {freshness.retry}
          </Retry>
        </p>
      ) : null}
    </div>
  );
}

const Retry = styled.button`
  min-height: var(--touch);
  text-decoration: underline;
`;
