import { useId, useState } from 'react';
import styled from 'styled-components';
import { storedSender } from '@/device/storedSender';
import type { DeliveryMessages } from '@/messages/Messages';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';
import { isPin } from '@/shop/delivery/isPin';
import { latinDigits } from '@/shop/latinDigits';
import { fieldStyle } from '@/ui/fieldStyle';
import { MarkedText } from '@/ui/MarkedText';
import { useStore } from '@/ui/useStore';
import { deliveryText } from './deliveryText';

const DIGITS = 6;

interface Props {
  readonly areas: readonly DeliveryArea[];
  readonly price: number | undefined;
  readonly messages: DeliveryMessages;
}

/** The field for a PIN code. The device keeps what is typed and answers itself: nothing is sent. */
export function DeliveryForm({ areas, price, messages }: Props) {
  const pin = useStore(storedSender, (said) => said.pin);
  const [left, setLeft] = useState(false);
  const id = useId();
  // Not while the visitor is still typing.
  const isWrong = !isPin(pin) && (pin.startsWith('0') || (left && pin !== ''));
  return (
    <Lines>
      <label htmlFor={id}>{messages.label}</label>
      <input
        id={id}
        value={pin}
        inputMode="numeric"
        autoComplete="postal-code"
        aria-invalid={isWrong}
        aria-describedby={`${id}said`}
        onChange={({ target }) => keep(target.value)}
        onBlur={() => setLeft(true)}
        onFocus={() => setLeft(false)}
      />
      <p id={`${id}said`} aria-live="polite" className={isWrong ? 'wrong' : ''}>
        {isWrong ? messages.wrong : null}
        {isPin(pin) ? <MarkedText text={deliveryText(areas, pin, price, messages)} /> : null}
      </p>
      <p className="stays">{messages.stays}</p>
    </Lines>
  );
}

/** Keeps the digits of what is typed; an emptied field keeps nothing. */
function keep(typed: string): void {
  const pin = latinDigits(typed).replace(/\D/g, '').slice(0, DIGITS);
  if (pin !== storedSender.read().pin) storedSender.change((said) => ({ ...said, pin }));
}

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(min(7rem, 80%), 9rem) minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: center;
  font-size: var(--text-small);

  > label,
  > .stays {
    grid-column: 1 / -1;
  }

  > input {
    ${fieldStyle}
    font-size: 1rem;
    letter-spacing: 0.1em;
  }

  > [aria-invalid='true'] {
    border-color: var(--accent);
  }

  > [aria-live] {
    text-wrap: pretty;
  }

  > .wrong {
    color: var(--accent);
  }

  > .stays {
    color: var(--ink-soft);
  }
`;
