import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';

interface Props {
  readonly mayBeOld: boolean;
  readonly onRetry: () => void;
}

/** A status message that the current prices could not be loaded, with a button to try again. */
export function OutdatedPricesNote({ mayBeOld, onRetry }: Props) {
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
