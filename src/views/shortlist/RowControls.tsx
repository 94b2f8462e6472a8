import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { Shade } from '@/catalogue/items';
import { shadeKey } from '@/catalogue/shadeKey';
import type { ShortlistChange } from '@/catalogue/shortlist/changedList';
import type { ListLine } from '@/catalogue/shortlist/listLines';
import type { ShortlistMessages } from '@/messages/Messages';
import { focusOnMount } from '@/ui/focusOnMount';
import { RowButton } from './RowButton';
import { RowNote } from './RowNote';
import { RowShades } from './RowShades';

interface Props {
  readonly line: ListLine;
  readonly title: string;
  /** Whether another line of the list has the product in this shade. */
  readonly isTaken: (shade: Shade) => boolean;
  /** Where the focus goes when the row appears: to its shades if it is new, to its removal if it is back. */
  readonly focus: 'shades' | 'remove' | undefined;
  readonly onChange: (change: ShortlistChange) => void;
  readonly onRemove: () => void;
  /** Undefined where no other shade can be added. */
  readonly onAnother: (() => void) | undefined;
  readonly messages: ShortlistMessages;
}

/** The controls below a row's price: shades, a note, another shade, removal. Every accessible name includes the product. */
export function RowControls(props: Props) {
  const { line, title, isTaken, focus, onChange, onRemove, onAnother, messages } = props;
  return (
    <Controls>
      {line.shades ? (
        <RowShades
          name={messages.shadeOf(title)}
          shades={line.shades}
          chosen={line.shade}
          isTaken={isTaken}
          onChoose={(shade) => onChange({ shade: shadeKey(shade) })}
          isFocused={focus === 'shades'}
        />
      ) : null}
      <RowNote
        note={line.kept.note ?? ''}
        title={title}
        onNote={(note) => onChange({ note })}
        messages={messages}
      />
      {onAnother ? (
        <RowButton type="button" aria-label={messages.anotherOf(title)} onClick={onAnother}>
          {messages.another}
        </RowButton>
      ) : null}
      <RowButton
        type="button"
        ref={focus === 'remove' ? focusOnMount : undefined}
        aria-label={messages.removeOf(title)}
        onClick={onRemove}
      >
        {messages.remove}
      </RowButton>
    </Controls>
  );
}

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;

  > fieldset {
    flex: 1 0 100%;

    ${media.medium} {
      flex: none;
      max-width: 100%;
    }
  }

  ${media.print} {
    display: none;
  }
`;
