import styled from 'styled-components';
import { words } from '@/words/words';
import { AskLinks } from './AskLinks';

/** A collection that is truly empty: says so, and how to ask. */
export function EmptyShelf() {
  return (
    <Panel>
      <h2>{words.category.emptyHeading}</h2>
      <p>{words.category.empty}</p>
      <AskLinks />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: center;
  padding: var(--space-12) var(--space-4);
  border-radius: var(--radius-arch);
  background: var(--blush);
  text-align: center;
`;
