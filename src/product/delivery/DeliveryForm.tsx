import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { storedSender } from '@/device/storedSender';
import type { DeliveryMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';
import { isPin } from '@/shop/delivery/isPin';
import { latinDigits } from '@/shop/latinDigits';
import { quietStyle } from '@/ui/buttonStyle';
import { fieldStyle } from '@/ui/fieldStyle';
import { useStore } from '@/ui/useStore';
import { DeliveryAnswer } from './DeliveryAnswer';

const DIGITS = 6;

interface Props {
  readonly areas: readonly DeliveryArea[];
  readonly price: number | undefined;
  readonly messages: DeliveryMessages;
}

/** The field for a PIN code and its answer. The device keeps what is typed: nothing is sent. */
export function DeliveryForm({ areas, price, messages }: Props) {
  const { place } = useMessages();
  const pin = useStore(storedSender, (said) => said.pin);
  const [left, setLeft] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Not while the visitor is typing.
  const isWrong = !isPin(pin) && (pin.startsWith('0') || (left && pin !== ''));
  return (
    <div ref={box}>
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          setLeft(true);
        }}
      >
        <label htmlFor={id}>{messages.label}</label>
        <input
          id={id}
          value={pin}
          placeholder={place.pin}
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={isWrong}
          aria-describedby={`${id}said`}
          onChange={({ target }) => {
            keep(target.value);
            // The answer may be behind the bottom bar.
            box.current?.scrollIntoView({ block: 'nearest' });
          }}
          onBlur={() => setLeft(true)}
          onFocus={() => setLeft(false)}
        />
        <button type="submit">{messages.check}</button>
      </Line>
      <DeliveryAnswer
        id={`${id}said`}
        areas={areas}
        pin={pin}
        example={place.pin}
        isWrong={isWrong}
        price={price}
        messages={messages}
      />
    </div>
  );
}

function keep(typed: string): void {
  const pin = latinDigits(typed).replace(/\D/g, '').slice(0, DIGITS);
  if (pin !== storedSender.read().pin) storedSender.change((said) => ({ ...said, pin }));
}

const Line = styled.form`
  display: grid;
  grid-template-columns: 1fr minmax(min(5rem, 40%), 6rem) auto;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  font-size: var(--text-small);
  line-height: max(1.2, var(--line-least));

  > input {
    ${fieldStyle}
    width: 100%;
    padding-inline: 10px;
    font-size: var(--text-base);

    &::placeholder {
      color: var(--ink-soft);
      opacity: 1;
    }
  }

  > [aria-invalid='true'] {
    border-color: var(--accent);
  }

  > button {
    ${quietStyle}
    border-radius: var(--radius);
    background: var(--surface);
  }

  @container (max-width: 17rem) {
    grid-template-columns: 1fr auto;

    > label {
      grid-column: 1 / -1;
    }
  }
`;
