import { useContext } from 'react';
import styled from 'styled-components';
import type { DeliveryMessages } from '@/messages/Messages';
import { loadLater } from '@/ui/rendering/loadLater';
import { DeliveryContext } from './DeliveryContext';

const form = loadLater(() => import('./DeliveryForm').then((module) => module.DeliveryForm));

interface Props {
  /** What is bought, in rupees. */
  readonly price?: number | undefined;
  readonly messages: DeliveryMessages;
}

/** A PIN code field and what delivery there costs; nothing when the owner says nothing about it. */
export function DeliveryCheck({ price, messages }: Props) {
  const areas = useContext(DeliveryContext);
  const DeliveryForm = form.useLoaded(areas !== undefined);
  if (!areas) return null;
  // Not in the static HTML: it needs scripts, and product pages are heavy enough.
  return (
    <AnswerSpace className="screen">
      {DeliveryForm ? <DeliveryForm areas={areas} price={price} messages={messages} /> : null}
    </AnswerSpace>
  );
}

/* As high as field, answer and frame: nothing moves when they come. */
const AnswerSpace = styled.div`
  container-type: inline-size;
  width: 100%;
  min-height: calc(50px + 2 * var(--text-small) * max(1.4, var(--line-least)));

  :not(.delivery) > & {
    min-height: calc(52px + 2 * var(--space-3) + 2 * var(--text-small) * max(1.4, var(--line-least)));

    > div {
      padding: var(--space-3);
      border: 1px solid var(--line);
      border-radius: var(--radius);
      background: var(--surface);

      /* Very large text: the digits need the room. */
      @container (max-width: 10rem) {
        padding: 6px;
      }
    }
  }

  @media (scripting: none) {
    display: none;
  }
`;
