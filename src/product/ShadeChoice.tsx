import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Shade } from '@/catalogue/items';
import type { ProductPageMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { MarkedText } from '@/ui/MarkedText';

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
    <fieldset ref={fieldset}>
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
    </fieldset>
  );
}
