import { useId } from 'react';
import styled from 'styled-components';
import type { Shade } from '@/catalogue/items';
import { useMessages } from '@/messages/useMessages';
import { focusOnMount } from '@/ui/focusOnMount';
import { MarkedText } from '@/ui/MarkedText';
import { swatchStyle } from '@/ui/swatchStyle';

interface Props {
  readonly name: string;
  readonly choose: string;
  readonly shades: readonly Shade[];
  readonly chosen: Shade | undefined;
  /** Another line of the list has this shade. */
  readonly isTaken: (shade: Shade) => boolean;
  readonly onChoose: (shade: Shade) => void;
  readonly isFocused: boolean;
}

/** The shades of a row: native radio buttons, and the name of the chosen one. */
export function RowShades(props: Props) {
  const { name, choose, shades, chosen, isTaken, onChoose, isFocused } = props;
  const { product } = useMessages();
  const group = useId();
  const first = shades.find((shade) => !isTaken(shade));
  return (
    <Shades aria-label={name}>
      {shades.map((shade) => (
        <label key={shade.name} title={shade.name}>
          <input
            type="radio"
            name={group}
            ref={isFocused && shade === first ? focusOnMount : undefined}
            checked={shade === chosen}
            disabled={isTaken(shade)}
            onChange={() => onChoose(shade)}
          />
          <i style={shade.colour ? { color: shade.colour } : undefined} />
          <span className={shade.colour ? 'visually-hidden' : undefined}>
            <MarkedText text={shade.name} />
            {shade.soldOut ? <span>{`, ${product.soldOut}`}</span> : null}
          </span>
        </label>
      ))}
      {chosen && !chosen.colour ? null : (
        <span aria-hidden="true">{chosen ? <MarkedText text={chosen.name} /> : choose}</span>
      )}
    </Shades>
  );
}

/* Targets of at least 44 px in a line of 30; with large text more. */
const Shades = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  margin: 0 0 0 -8px;
  padding: 0;
  border: 0;
  font-size: var(--text-small);

  label {
    position: relative;
    display: flex;
    gap: var(--space-1);
    align-items: center;
    justify-content: center;
    min-width: max(var(--touch), 2.25rem);
    min-height: max(var(--touch), 2.25rem);
    margin: -7px -2px;
  }

  input {
    position: absolute;
    opacity: 0;
  }

  i {
    width: 1.625rem;
    height: 1.625rem;
    margin: 0;
    ${swatchStyle}
  }

  :disabled ~ * {
    opacity: 0.3;
  }

  :checked + i,
  :focus-visible + i {
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }

  :focus-visible + i {
    outline-width: 4px;
  }
`;
