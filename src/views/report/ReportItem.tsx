import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { ReportEntry } from '@/catalogue/Report';
import type { ReportMessages } from '@/messages/Messages';
import { Picture } from '@/pictures/Picture';
import { EqualRemarks } from './EqualRemarks';
import { RemarkPlace } from './RemarkPlace';

interface Props {
  readonly entry: ReportEntry;
  readonly messages: ReportMessages;
}

/** A remark: document, problem, effect on the page, fix, and further documents of the kind. */
export function ReportItem({ entry, messages }: Props) {
  const { id, title, image, severity, problem, effect, fix, others } = entry;
  return (
    <Item>
      <Thumb>{id ? <Picture src={image} alt="" sizes="72px" /> : null}</Thumb>
      <div>
        <h4>
          <Weight $grave={severity === 'error'}>{messages.severities[severity]}</Weight>
          <span>{` ${title ?? id ?? messages.whole}`}</span>
        </h4>
        <RemarkPlace entry={entry} messages={messages} />
        <Facts>
          <dt>{messages.problem}</dt>
          <dd>{problem}</dd>
          <dt>{messages.effect}</dt>
          <dd>{effect}</dd>
          <dt>{messages.fix}</dt>
          <dd>{fix}</dd>
        </Facts>
        {others ? <EqualRemarks others={others} messages={messages} /> : null}
      </div>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  /* Large text would leave no room beside it. */
  grid-template-columns: min(4.5rem, 20%) minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow-wrap: anywhere;
  break-inside: avoid;

  h4 {
    font-size: var(--text-base);
  }
`;

const Thumb = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: var(--radius-card);
  background: var(--blush);
`;

/* Also text: nobody depends on the colours. */
const Weight = styled.span<{ $grave: boolean }>`
  display: inline-block;
  padding: 0 0.5em;
  border: 1px solid var(--accent);
  border-radius: var(--radius-pill);
  background: ${({ $grave }) => ($grave ? 'var(--accent)' : 'transparent')};
  color: ${({ $grave }) => ($grave ? 'var(--on-dark)' : 'var(--accent)')};
  font-size: var(--text-tiny);
`;

const Facts = styled.dl`
  display: grid;
  margin: var(--space-1) 0 0;

  dt {
    color: var(--ink-soft);
    font-size: var(--text-tiny);
  }

  dd {
    margin: 0 0 var(--space-1);
  }

  ${media.medium} {
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: 2px var(--space-3);
  }
`;
