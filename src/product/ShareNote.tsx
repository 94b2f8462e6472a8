import styled from 'styled-components';
import { lateSharedMessages } from '@/messages/lateSharedMessages';
import { useLanguage } from '@/messages/useLanguage';
import { fieldStyle } from '@/ui/fieldStyle';
import { Note } from '@/ui/note/Note';
import { showAbove } from '@/ui/note/showAbove';

interface Props {
  readonly address: string;
  /** Undefined while unknown; screen readers already listen. */
  readonly isCopied?: boolean;
  readonly onClose: () => void;
}

/** Says that an address was copied, or shows it to copy by hand. A press beside it closes it. */
export function ShareNote({ address, isCopied, onClose }: Props) {
  const { copied, copyYourself } = lateSharedMessages[useLanguage().code].share;
  return (
    <div role="status">
      {isCopied === undefined ? null : (
        <CopiedNote
          popover="auto"
          ref={show}
          onToggle={({ newState }) => {
            if (newState === 'closed') onClose();
          }}
        >
          {isCopied ? (
            copied
          ) : (
            <label>
              <span>{copyYourself}</span>
              <input readOnly value={address} />
            </label>
          )}
        </CopiedNote>
      )}
    </div>
  );
}

function show(note: HTMLElement | null): void {
  showAbove(note);
  const field = note?.querySelector('input');
  field?.focus();
  field?.select();
}

/* Not fixed in browsers without popovers, where nothing would close it. */
const CopiedNote = styled(Note)`
  position: static;
  font: var(--text-base) / var(--leading) var(--font-text);

  &:popover-open {
    position: fixed;
  }

  label {
    display: block;
    width: 28rem;
    max-width: 100%;
  }

  input {
    ${fieldStyle}
  }
`;
