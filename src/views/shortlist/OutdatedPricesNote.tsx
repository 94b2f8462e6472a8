import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';

interface Props {
  readonly mayBeOld: boolean;
  /** When they were read, in milliseconds since 1970, if that is known. */
  readonly readAt: number | undefined;
  readonly onRetry: () => void;
}

/** A status message that the current prices could not be loaded, and from when those are that are shown, with a button to try again. */
export function OutdatedPricesNote({ mayBeOld, readAt, onRetry }: Props) {
  const { freshness, moment } = useMessages();
  return (
    <div role="status">
      {mayBeOld ? (
        <p>
          {freshness.prices(readAt === undefined ? undefined : moment(new Date(readAt)))}{' '}
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
