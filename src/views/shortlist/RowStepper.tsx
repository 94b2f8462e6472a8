import styled from 'styled-components';
import { shortlistLimits } from '@/catalogue/shortlist/ShortlistedProduct';
import type { ShortlistMessages } from '@/messages/Messages';

interface Props {
  readonly quantity: number;
  readonly title: string;
  readonly onQuantity: (quantity: number) => void;
  readonly messages: ShortlistMessages;
}

/** How many of a product the visitor wants. Every accessible name includes the product. */
export function RowStepper({ quantity, title, onQuantity, messages }: Props) {
  return (
    <Stepper role="group" aria-label={messages.numberOf(title)}>
      <button
        type="button"
        aria-label={messages.fewer(title)}
        disabled={quantity === 1}
        onClick={() => onQuantity(quantity - 1)}
      >
        <span aria-hidden="true">{'\u2212'}</span>
      </button>
      <output>{quantity}</output>
      <button
        type="button"
        aria-label={messages.more(title)}
        disabled={quantity === shortlistLimits.quantity}
        onClick={() => onQuantity(quantity + 1)}
      >
        <span aria-hidden="true">{'+'}</span>
      </button>
    </Stepper>
  );
}

/* The buttons are at least 44 px high, in a line of 32. The circles in them are 28 px wide, and grow with the text. */
const Stepper = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  margin-block: -6px;
  margin-inline: auto -8px;

  button {
    display: grid;
    place-content: center;
    min-width: var(--touch);
    min-height: var(--touch);
  }

  span {
    display: grid;
    place-content: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 1px solid var(--ink-soft);
    border-radius: 50%;
    font-size: var(--text-large);
  }

  button:disabled {
    opacity: 0.4;
  }

  output {
    min-width: 1.2em;
    text-align: center;
  }
`;
