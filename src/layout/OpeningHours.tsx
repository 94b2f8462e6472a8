import { useContext } from 'react';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { openingHoursText } from '@/shop/openingHoursText';
import type { Elements } from '@/ui/Elements';
import { NoticeContext } from './NoticeContext';
import { OpenNow } from './OpenNow';
import { wholeTimes } from './wholeTimes';

/**
 * The weekly opening hours and whether the shop is open now; nothing when no hours are known. Best
 * last in its block, because the room of the last line may be higher than its text.
 * @param children What is said between the two.
 */
export function OpeningHours({ children }: { readonly children?: Elements }) {
  const { hours: messages } = useMessages();
  const hours = useContext(NoticeContext)?.hours;
  if (!hours) return null;
  return (
    <>
      <p>
        {wholeTimes(messages.open(openingHoursText(hours.times, messages.week)))
          .split(', ')
          .map((part, index, { length }) => (
            <Part key={part}>{index < length - 1 ? `${part}, ` : part}</Part>
          ))}
      </p>
      {children}
      <OpenNow />
    </>
  );
}

/* A line breaks between two parts of the week, not at the hyphen of a time. */
const Part = styled.span`
  display: inline-block;
  /* Keeps the space at the end of each part. */
  white-space: break-spaces;
`;
