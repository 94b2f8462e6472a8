import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import type { Shade } from '@/catalogue/items';
import type { ProductPageMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { MarkedText } from '@/ui/MarkedText';
import { swatchStyle } from '@/ui/swatchStyle';

interface Props {
  readonly shades: readonly Shade[];
  readonly chosen: Shade | undefined;
  readonly onChoose: (shade: Shade) => void;
  readonly messages: ProductPageMessages;
}

/** The shades of a product as native radio buttons, each with swatch and name. */
export function ShadeChoice({ shades, chosen, onChoose, messages }: Props) {
  const { product } = useMessages();
  const group = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // The visitor may have chosen before hydration, and browsers restore a choice.
  const readTouched = useEffectEvent(() => {
    const radios = [...(fieldset.current?.querySelectorAll('input') ?? [])];
    const touched = shades[radios.findIndex(({ checked }) => checked)];
    if (touched && touched !== chosen) onChoose(touched);
  });
  useEffect(() => readTouched(), []);
  return (
    <Choice ref={fieldset}>
      <legend>
        <MarkedText text={chosen ? product.shade(chosen.name) : messages.chooseShade} />
        <span role="status">{chosen?.soldOut ? messages.shadeSoldOut : null}</span>
      </legend>
      {shades.map((shade) => (
        <label key={shade.name}>
          <input
            type="radio"
            name={group}
            // Made of its elements, the accessible name would be "Ivory , Sold out".
            aria-label={shade.soldOut && `${shade.name}, ${product.soldOut}`}
            checked={shade === chosen}
            onChange={() => onChoose(shade)}
          />
          <i style={shade.colour ? { color: shade.colour } : undefined} />
          {shade.soldOut ? (
            <s>
              <MarkedText text={shade.name} />
            </s>
          ) : (
            <MarkedText text={shade.name} />
          )}
        </label>
      ))}
    </Choice>
  );
}

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  min-width: 0;
  border: 0;

  legend {
    margin-bottom: var(--space-2);
    font: 600 var(--text-small) / var(--leading) var(--font-text);
  }

  label {
    display: grid;
    gap: 6px;
    font-size: var(--text-small);
  }

  /* The radio button is invisible; people press its label. */
  input {
    position: absolute;
    opacity: 0;
  }

  i {
    width: var(--round);
    height: var(--round);
    ${swatchStyle}
  }

  /* An outline, because forced colours drop shadows and backgrounds. */
  :checked + i,
  :focus-visible + i {
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }

  :focus-visible + i {
    outline-width: 4px;
  }
`;
