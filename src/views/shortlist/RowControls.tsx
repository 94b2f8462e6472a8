import { media } from '@styles/breakpoints';
import { useId } from 'react';
import styled from 'styled-components';
import type { ShortlistChange } from '@/catalogue/shortlist/changedList';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import type { ShortlistMessages } from '@/messages/Messages';
import { fieldStyle } from '@/ui/fieldStyle';

interface Props {
  readonly kept: ShortlistedProduct;
  readonly title: string;
  readonly onChange: (change: ShortlistChange) => void;
  readonly onRemove: () => void;
  readonly messages: ShortlistMessages;
}

/**
 * The controls of a row: quantity, a note such as the shade, and removal. Every accessible name includes the product.
 */
export function RowControls({ kept, title, onChange, onRemove, messages }: Props) {
  const { quantity, note = '' } = kept;
  const id = useId();
  return (
    <Controls>
      <Stepper role="group" aria-label={messages.numberOf(title)}>
        <button
          type="button"
          aria-label={messages.fewer(title)}
          disabled={quantity === 1}
          onClick={() => onChange({ quantity: quantity - 1 })}
        >
          <span aria-hidden="true">{MINUS}</span>
        </button>
        <output>{quantity}</output>
        <button
          type="button"
          aria-label={messages.more(title)}
          disabled={quantity === shortlistLimits.quantity}
          onClick={() => onChange({ quantity: quantity + 1 })}
        >
          <span aria-hidden="true">{PLUS}</span>
        </button>
      </Stepper>
      <Note>
        <label htmlFor={id}>{messages.note}</label>
        <input
          id={id}
          value={note}
          maxLength={shortlistLimits.note}
          aria-label={messages.noteOf(title)}
          autoComplete="off"
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Note>
      <Remove type="button" aria-label={messages.removeOf(title)} onClick={onRemove}>
        {messages.remove}
      </Remove>
    </Controls>
  );
}

const MINUS = '\u2212';
const PLUS = '+';

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: end;
  font-size: var(--text-small);

  ${media.print} {
    display: none;
  }
`;

const Stepper = styled.div`
  display: flex;
  align-items: center;
  border: 1px solid var(--ink-soft);
  border-radius: var(--radius-pill);

  button {
    min-width: 42px;
    min-height: 42px;
    font-size: 1.25rem;
    line-height: 1;
  }

  button:disabled {
    opacity: 0.4;
  }

  output {
    min-width: 1.5em;
    text-align: center;
  }
`;

const Note = styled.div`
  display: grid;
  flex: 1 1 8rem;
  min-width: 0;
  color: var(--ink-soft);

  input {
    ${fieldStyle}
    font-size: 1rem;
  }
`;

const Remove = styled.button`
  min-height: var(--touch);
  color: var(--accent);
  text-decoration: underline;
`;
