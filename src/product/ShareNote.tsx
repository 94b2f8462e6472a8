import styled from 'styled-components';
import { lateSharedMessages } from '@/messages/lateSharedMessages';
import { useLanguage } from '@/messages/useLanguage';

interface Props {
  /** `sharing` at first, because screen readers announce only changes; then `copied`, or the address if that was refused. */
  readonly said: string;
  readonly onClose: () => void;
}

/** Says that an address was copied, or shows it. A press beside it closes it. */
export function ShareNote({ said, onClose }: Props) {
  const { linkCopied } = lateSharedMessages[useLanguage().code];
  return (
    <div role="status">
      {said === 'sharing' ? null : (
        <Note
          popover="auto"
          // A popover lies above everything; older browsers have none.
          ref={(note) => note?.showPopover?.()}
          onToggle={({ newState }) => {
            if (newState === 'closed') onClose();
          }}
        >
          {said === 'copied' ? linkCopied : said}
        </Note>
      )}
    </div>
  );
}

const Note = styled.p`
  &:popover-open {
    position: fixed;
    inset: auto var(--space-4) calc(var(--bar-height) + var(--space-3));
    width: fit-content;
    margin: 0 auto;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow-high);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;
