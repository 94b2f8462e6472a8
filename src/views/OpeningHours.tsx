import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ContactMessages } from '@/messages/Messages';
import { type OpenState, openState } from '@/shop/openState';
import type { ShopHours } from '@/shop/ShopHours';

/**
 * How often the state is checked, in milliseconds. When the shop opens or closes, the text is wrong for at most this
 * long.
 */
const CHECK_INTERVAL_MS = 20_000;

interface Props {
  readonly hours: ShopHours;
  readonly messages: ContactMessages;
}

/**
 * The opening hours, and whether the shop is open now. The hours are in the static HTML. The HTML cannot know when it
 * is read, so the browser adds the current state, in space that is reserved for it.
 */
export function OpeningHours({ hours, messages }: Props) {
  const [state, setState] = useState<OpenState>();
  useEffect(() => {
    const update = () => setState(openState(hours, Date.now()));
    update();
    const timer = setInterval(update, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [hours]);
  return (
    <>
      <p>{messages.open(hours.text)}</p>
      {hours.holidays.map(({ from, to, opens, closes }) => (
        <p key={`${from} ${opens}`}>{messages.holiday(from, to, opens, closes)}</p>
      ))}
      <Now data-room={messages.longestNow}>
        <span>{state ? stateText(state, messages) : null}</span>
      </Now>
    </>
  );
}

function stateText(state: OpenState, messages: ContactMessages): string {
  if (state.open) return messages.openNow(state.until);
  const { next } = state;
  return next ? messages.opensAgain(next.inDays, next.weekday, next.minutes) : messages.closedNow;
}

/*
 * Reserves space for the current state with its longest text, drawn invisibly behind it: the number of lines depends on
 * the width and on the text size of the visitor. Not printed, because it would be wrong an hour later.
 */
const Now = styled.p`
  display: grid;
  font-weight: 600;
  font-size: var(--text-base);
  line-height: 1.5;

  &::before {
    content: attr(data-room);
    visibility: hidden;
  }

  &::before,
  span {
    grid-area: 1 / 1;
  }

  @media print, (scripting: none) {
    display: none;
  }
`;
