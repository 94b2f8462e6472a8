import { useContext, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Messages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { type OpenState, openState } from '@/shop/openState';
import { HoursContext } from './HoursContext';

/**
 * How often the state is checked, in milliseconds. When the shop opens or closes, the text is wrong for at most this
 * long.
 */
const CHECK_INTERVAL_MS = 20_000;

/**
 * Whether the shop is open now, and until when or when it opens again; nothing when no hours are known. The HTML cannot
 * know when it is read, so the browser adds the text, in space that is reserved for it.
 */
export function OpenNow() {
  const { hours: messages } = useMessages();
  const hours = useContext(HoursContext);
  const [now, setNow] = useState<string>();
  useEffect(() => {
    if (!hours) return;
    const update = () => setNow(stateText(openState(hours, Date.now()), messages));
    update();
    const timer = setInterval(update, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [hours, messages]);
  return hours ? (
    <Now className="screen" data-room={messages.longestNow}>
      <span>{now}</span>
    </Now>
  ) : null;
}

function stateText(state: OpenState, messages: Messages['hours']): string {
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
  line-height: 1.5;

  &::before {
    content: attr(data-room);
    visibility: hidden;
  }

  &::before,
  span {
    grid-area: 1 / 1;
  }

  @media (scripting: none) {
    display: none;
  }
`;
