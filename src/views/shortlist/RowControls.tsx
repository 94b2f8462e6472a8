import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { Shade } from '@/catalogue/items';
import { shadeKey } from '@/catalogue/shadeKey';
import type { ShortlistChange } from '@/catalogue/shortlist/changedList';
import type { ListLine } from '@/catalogue/shortlist/listLines';
import type { ShortlistMessages } from '@/messages/Messages';
import { focusOnMount } from '@/ui/focusOnMount';
import { Icon } from '@/ui/Icon';
import { RowButton } from './RowButton';
import { RowNote } from './RowNote';
import { RowShades } from './RowShades';

interface Props {
  readonly line: ListLine;
  readonly title: string;
  /** Another line of the list has the product in this shade. */
  readonly isTaken: (shade: Shade) => boolean;
  /** When the row appears: `shades` if it is new, `remove` if it is back. */
  readonly focus: 'shades' | 'remove' | undefined;
  readonly onChange: (change: ShortlistChange) => void;
  readonly onRemove: () => void;
  readonly onAnother: (() => void) | undefined;
  readonly messages: ShortlistMessages;
}

/** The controls of a row. Every accessible name includes the product. */
export function RowControls(props: Props) {
  const { line, title, isTaken, focus, onChange, onRemove, onAnother, messages } = props;
  return (
    <>
      <Controls className="screen">
        {line.shades ? (
          <RowShades
            name={messages.shadeOf(title)}
            choose={messages.chooseShade}
            shades={line.shades}
            chosen={line.shade}
            isTaken={isTaken}
            onChoose={(shade) => onChange({ shade: shadeKey(shade) })}
            isFocused={focus === 'shades'}
          />
        ) : null}
        {onAnother ? (
          <Another
            type="button"
            title={messages.another}
            aria-label={messages.anotherOf(title)}
            onClick={onAnother}
          >
            {messages.another}
          </Another>
        ) : null}
        <RowNote
          note={line.listed.note ?? ''}
          title={title}
          onNote={(note) => onChange({ note })}
          messages={messages}
        />
      </Controls>
      <Remove
        type="button"
        ref={focus === 'remove' ? focusOnMount : undefined}
        title={messages.remove}
        aria-label={messages.removeOf(title)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Remove>
    </>
  );
}

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;

  > :last-child {
    margin-inline-start: auto;
  }

  && {
    grid-column-end: -1;
  }

  &&:has(fieldset) {
    ${media.belowMedium} {
      grid-column-start: 1;
    }
  }
`;

const Another = styled(RowButton)`
  ${media.belowMedium} {
    display: grid;
    place-content: center;
    font-size: 0;
    text-decoration: none;

    &::before {
      content: '+' / '';
      width: 26px;
      border: 1px dashed;
      border-radius: 50%;
      font-size: var(--text-large);
      line-height: 24px;
      text-align: center;
    }
  }
`;

const Remove = styled.button`
  &&& {
    grid-area: 1 / 3;
  }

  display: grid;
  place-content: center;
  align-self: start;
  width: var(--touch);
  height: var(--touch);
  margin: -12px -12px -12px -4px;
  color: var(--ink-soft);
`;
