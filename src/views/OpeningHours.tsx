import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ContactMessages } from '@/messages/Messages';
import { type OpenState, openState } from '@/shop/openState';
import type { ShopHours } from '@/shop/ShopHours';

/** A word that is wrong for so long at most when the shop opens or closes. */
const LOOK_AGAIN_MS = 20_000;

interface Props {
  readonly hours: ShopHours;
  readonly messages: ContactMessages;
}

/**
 * When the shop is open, and whether it is: the hours are in the static HTML, which doesn't know when it is read; the word on now
 * comes in the browser, into the room that is kept for it.
 */
export function OpeningHours({ hours, messages }: Props) {
  const [state, setState] = useState<OpenState>();
  useEffect(() => {
    const look = () => setState(openState(hours, Date.now()));
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [hours]);
  return (
    <>
      <p>{messages.open(hours.text)}</p>
      {hours.holidays.map(({ from, to, opens, closes }) => (
        <p key={`${from} ${opens}`}>{messages.holiday(from, to, opens, closes)}</p>
      ))}
      <Now data-room={messages.longestNow}>
        <span>{state ? said(state, messages) : null}</span>
      </Now>
    </>
  );
}

function said(state: OpenState, messages: ContactMessages): string {
  if (state.open) return messages.openNow(state.until);
  const { next } = state;
  return next ? messages.opensAgain(next.inDays, next.weekday, next.minutes) : messages.closedNow;
}

/*
 * Its room is there before its words: that of the longest, which is drawn unseen behind them, for how many lines it takes depends
 * on the width and on the size of the visitor's text. On paper the word would be wrong an hour later.
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
