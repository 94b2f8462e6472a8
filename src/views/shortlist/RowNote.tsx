import { useState } from 'react';
import styled from 'styled-components';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import type { ShortlistMessages } from '@/messages/Messages';
import { fieldStyle } from '@/ui/fieldStyle';
import { focusOnMount } from '@/ui/focusOnMount';
import { RowButton } from './RowButton';

interface Props {
  readonly note: string;
  readonly title: string;
  readonly onNote: (note: string) => void;
  readonly messages: ShortlistMessages;
}

/** The visitor's note on a product: its field, or a button that opens one. */
export function RowNote({ note, title, onNote, messages }: Props) {
  const [isOpened, setOpened] = useState(false);
  // Stays open while the last letter is being deleted.
  const [isOpenAtFirst] = useState(note !== '');
  if (!isOpened && !isOpenAtFirst) {
    return (
      <RowButton
        type="button"
        aria-label={messages.addNoteOf(title)}
        onClick={() => setOpened(true)}
      >
        {messages.addNote}
      </RowButton>
    );
  }
  return (
    <Field
      ref={isOpened ? focusOnMount : undefined}
      value={note}
      maxLength={shortlistLimits.note}
      aria-label={messages.noteOf(title)}
      placeholder={messages.note}
      autoComplete="off"
      onChange={({ target }) => onNote(target.value)}
    />
  );
}

/* Not smaller: iPhones zoom into such fields. */
const Field = styled.input`
  ${fieldStyle}
  flex: 1 0 100%;
  min-width: 0;
  font-size: var(--text-base);
`;
