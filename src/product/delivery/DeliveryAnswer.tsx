import styled from 'styled-components';
import type { DeliveryMessages } from '@/messages/Messages';
import { areaOf } from '@/shop/delivery/areaOf';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';
import { isPin } from '@/shop/delivery/isPin';
import { Icon } from '@/ui/Icon';
import { IconDrawing } from '@/ui/IconDrawing';
import { MarkedText } from '@/ui/MarkedText';
import { deliveryText } from './deliveryText';

const TICK = 'M5 12.5l4.5 4.5L19 7.5';

interface Props {
  /** For the field's `aria-describedby`. */
  readonly id: string;
  readonly areas: readonly DeliveryArea[];
  /** Perhaps incomplete. */
  readonly pin: string;
  /** The PIN code whose answer is shown while nothing is typed. */
  readonly example: string;
  readonly isWrong: boolean;
  readonly price: number | undefined;
  readonly messages: DeliveryMessages;
}

/** What is said about delivery to the PIN code; before one is typed, an example in its place. */
export function DeliveryAnswer(props: Props) {
  const { id, areas, pin, example, isWrong, price, messages } = props;
  const isWhole = isPin(pin);
  const say = () => {
    if (isWrong) return messages.wrong;
    if (isWhole) return deliveryText(areas, pin, price, messages);
    if (pin || !areaOf(areas, example)) return messages.stays;
    return deliveryText(areas, example, price, { ...messages, answer: messages.example });
  };
  return (
    <Said
      id={id}
      aria-live="polite"
      data-says={(isWrong && 'wrong') || (isWhole && 'answer') || undefined}
    >
      {isWrong ? <Icon name="close" /> : null}
      {isWhole && areaOf(areas, pin) ? <IconDrawing path={TICK} /> : null}
      <MarkedText text={say()} />
    </Said>
  );
}

/* Room for two lines, with large text four: nothing below moves at the answer. */
const Said = styled.p`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  min-height: 2lh;
  margin-top: 6px;
  color: var(--ink-soft);
  font-size: var(--text-small);
  line-height: max(1.4, var(--line-least));
  text-wrap: pretty;

  @container (max-width: 17rem) {
    min-height: 4lh;

    > svg {
      display: none;
    }
  }

  &[data-says] {
    color: var(--ink);
    font-weight: 600;
  }

  &[data-says='wrong'] {
    color: var(--accent);
  }
`;
