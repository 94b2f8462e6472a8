import { useId } from 'react';
import styled from 'styled-components';
import type { Shade } from '@/catalogue/items';
import type { ProductPageMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';

interface Props {
  readonly shades: readonly Shade[];
  readonly chosen: Shade | undefined;
  readonly onChoose: (shade: Shade) => void;
  readonly messages: ProductPageMessages;
}

/** The shades of a product to choose one from: native radio buttons with a swatch and a name each. */
export function ShadeChoice({ shades, chosen, onChoose, messages }: Props) {
  const { product } = useMessages();
  const group = useId();
  return (
    <Group>
      <legend>{chosen ? product.shade(chosen.name) : messages.chooseShade}</legend>
      {shades.map((shade) => (
        <label key={shade.name}>
          <input
            type="radio"
            name={group}
            checked={shade === chosen}
            onChange={() => onChoose(shade)}
          />
          {shade.colour ? <i style={{ background: shade.colour }} /> : null}
          {shade.soldOut ? <s>{shade.name}</s> : <span>{shade.name}</span>}
          {shade.soldOut ? <span className="visually-hidden"> {product.soldOut}</span> : null}
        </label>
      ))}
      <p role="status">{chosen?.soldOut ? messages.shadeSoldOut(chosen.name) : null}</p>
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-1);
  align-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--space-2);
    padding: 0;
    font: 600 1rem / 1.3 var(--font-display);
  }

  label {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 6px;
    min-width: 3.5rem;
    max-width: 8rem;
    min-height: var(--touch);
    padding: 5px;
    font-size: var(--text-small);
    line-height: 1.2;
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  /* Covers its label, so that the whole of it can be pressed. */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  i {
    width: var(--touch);
    height: var(--touch);
    border: 1px solid var(--line);
    border-radius: 50%;
    forced-color-adjust: none;
  }

  /* A shade without a colour: its name in a pill. */
  input + :is(span, s) {
    display: grid;
    place-content: center;
    min-height: var(--touch);
    padding: 0 var(--space-3);
    border: 1px solid var(--ink-soft);
    border-radius: var(--radius-pill);
  }

  s {
    color: var(--ink-soft);
  }

  /* An outline, because forced colours keep it. */
  :checked + * {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }

  :checked ~ :is(span, s) {
    font-weight: 600;
  }

  :focus-visible + * {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }

  > p {
    flex-basis: 100%;
    color: var(--gold);
  }

  > p:empty {
    display: none;
  }
`;
