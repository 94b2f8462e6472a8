import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { useNotice } from '@/shelves/useNotice';
import { openingHoursText } from '@/shop/openingHoursText';
import { unbrokenTimes } from './unbrokenTimes';

/** The weekly opening hours; nothing when none are known. Apart from `OpenNow`, which the script of /Visit-shop does without. */
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
