import styled from 'styled-components';
import type { SheetRun } from '@/catalogue/SheetRun';
import type { ReportMessages } from '@/messages/Messages';
import { indianTime } from '@/shop/indianTime';

interface Props {
  readonly run: SheetRun;
  readonly messages: ReportMessages;
}

/** What became of the owner's Google Sheet when it was last read. */
export function SheetOutcome({ run, messages }: Props) {
  const { date, minutes } = indianTime(run.at);
  const { gone } = run;
  const left = indianTime(gone?.at ?? 0);
  return (
    <section>
      <Line>
        {run.trouble ? messages.sheetTrouble(date, minutes) : messages.sheet(date, minutes, run)}
      </Line>
      {run.trouble ? <p>{run.trouble}</p> : null}
      {gone ? <p>{messages.sheetGone(left.date, left.minutes, gone.rows)}</p> : null}
      {run.places.length > 0 ? (
        <>
          <p>{messages.sheetRows}</p>
          <ul>
            {run.places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

const Line = styled.p`
  font: 600 var(--text-large) / max(calc(24 / 18), var(--line-least)) var(--font-text);
`;
