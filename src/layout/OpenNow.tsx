import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Messages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { useNotice } from '@/shelves/useNotice';
import { type OpenState, openState } from '@/shop/openState';
import { unbrokenTimes } from './unbrokenTimes';

/** In milliseconds: how long the text may be wrong after the shop has opened or closed. */
const CHECK_INTERVAL_MS = 20_000;

interface Props {
  /** Reserves no space, for a line that is as high without the text. */
  readonly withoutRoom?: true;
}

/**
 * Whether the shop is open now, and until when or when it opens; nothing without known hours. Added
 * by script in reserved space, because static HTML can't know when it is read.
 */
export function OpenNow({ withoutRoom }: Props) {
  const { hours: messages } = useMessages();
  const hours = useNotice()?.hours;
  const [now, setNow] = useState<string>();
  useEffect(() => {
    if (!hours) return;
    const update = () => setNow(unbrokenTimes(stateText(openState(hours, Date.now()), messages)));
    update();
    const timer = setInterval(update, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [hours, messages]);
  return hours ? (
    <Now
      className="screen scripted"
      data-room={withoutRoom ? undefined : unbrokenTimes(messages.longestNow)}
    >
      <span>{now}</span>
    </Now>
  ) : null;
}

function stateText(state: OpenState, messages: Messages['hours']): string {
  if (state.open) return messages.openNow(state.until);
  const { next } = state;
  return next ? messages.opensAgain(next.inDays, next.weekday, next.minutes) : messages.closedNow;
}

/* The longest text, invisible, reserves the space. On paper the line is left out: an hour later it would be wrong. */
const Now = styled.p`
  display: grid;
  font-weight: 600;

  &::before {
    content: attr(data-room);
    visibility: hidden;
  }

  &::before,
  span {
    grid-area: 1 / 1;
  }
`;
