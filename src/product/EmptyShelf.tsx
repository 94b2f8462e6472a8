import styled from 'styled-components';
import { words } from '@/words/words';
import { AskLinks } from './AskLinks';

interface Props {
  readonly heading?: string;
  readonly text?: string;
  readonly level?: 'h2' | 'h3';
}

/** A collection that is truly empty: says so, and how to ask. */
export function EmptyShelf({
  heading = words.category.emptyHeading,
  text = words.category.empty,
  level: Heading = 'h2',
}: Props) {
  return (
    <Panel>
      <Heading>{heading}</Heading>
      <p>{text}</p>
      <AskLinks />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: center;
  padding: var(--space-16) var(--space-6) var(--space-12);
  border-radius: var(--radius-arch);
  background: var(--blush);
  text-align: center;
`;
