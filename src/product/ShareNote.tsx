import styled from 'styled-components';
import { lateSharedMessages } from '@/messages/lateSharedMessages';
import { useLanguage } from '@/messages/useLanguage';

interface Props {
  /** False at first: screen readers announce only what changes in an element that is there already. */
  readonly isCopied: boolean;
  readonly onClose: () => void;
}

/** Says that an address was copied. A press beside it closes it. */
export function ShareNote({ isCopied, onClose }: Props) {
  const { linkCopied } = lateSharedMessages[useLanguage().code];
  return (
    <div role="status">
      {isCopied ? (
        <Note
          popover="auto"
          // A popover lies above everything; older browsers have none.
          ref={(note) => note?.showPopover?.()}
          onToggle={({ newState }) => {
            if (newState === 'closed') onClose();
          }}
        >
          {linkCopied}
        </Note>
      ) : null}
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
  }
`;
