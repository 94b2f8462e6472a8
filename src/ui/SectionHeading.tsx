import styled from 'styled-components';
import type { Elements } from './Elements';
import { MarkedText } from './MarkedText';

interface Props {
  readonly id: string;
  readonly title: string;
  /** A link or a control at the end of the heading's line. */
  readonly children?: Elements;
}

/** The heading of a section, and perhaps more at the end of its line. */
export function SectionHeading({ id, title, children }: Props) {
  return (
    <Line>
      <MarkedText as="h2" id={id} text={title} />
      {children}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  margin-bottom: clamp(1rem, 2vw, 1.5rem);

  h2 {
    flex: 1 1 60%;
    font-size: min(var(--text-title), 9vw);
  }

  /* The link is high enough for a thumb without making the line higher. */
  > a {
    margin-block: -10px;
    padding-block: 10px;
    color: var(--accent);
  }
`;
