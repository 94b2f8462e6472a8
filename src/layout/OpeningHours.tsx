import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Messages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { useNotice } from '@/shelves/useNotice';
import { openingHoursText } from '@/shop/openingHoursText';
import { type OpenState, openState } from '@/shop/openState';
import type { Elements } from '@/ui/Elements';

/**
 * The weekly opening hours and whether the shop is open now; nothing when no hours are known. It should stand last in
 * its block, because its last line reserves more space than its text may need.
 * @param children Stands between the two.
 */
export function OpeningHours({ children }: { readonly children?: Elements }) {
  if (!useNotice()?.hours) return null;
  return (
    <>
      <WeeklyHours />
      {children}
      <OpenNow />
    </>
  );
}

/** The weekly opening hours; nothing when none are known. */
export function WeeklyHours() {
  const { hours: messages } = useMessages();
  const hours = useNotice()?.hours;
  if (!hours) return null;
  const parts = unbrokenTimes(messages.open(openingHoursText(hours.times, messages.week))).split(
    ', ',
  );
  return (
    <p>
      {parts.map((part, index) => (
        <Part key={part}>{index < parts.length - 1 ? `${part}, ` : part}</Part>
      ))}
    </p>
  );
}

/* A line breaks between two parts of the week, not at the hyphen of a time. */
const Part = styled.span`
  display: inline-block;
  /* Keeps the space at the end of each part. */
  white-space: break-spaces;
`;

/** In milliseconds: how long the text may be wrong after the shop has opened or closed. */
const CHECK_INTERVAL_MS = 20_000;

/**
 * Whether the shop is open now, and until when or when it opens; nothing without known hours. Added
 * by script in reserved space, because static HTML can't know when it is read.
 */
export function OpenNow() {
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
    <Now className="screen scripted" data-room={unbrokenTimes(messages.longestNow)}>
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

/** A text whose lines do not break within a time of day: "8:30 pm", "রাত 8:30". */
function unbrokenTimes(text: string): string {
  return text.replace(/ (?=\d)|(?<=\d) (?=[ap]m)/g, '\u00a0');
}
