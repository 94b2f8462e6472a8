import styled from 'styled-components';
import { ContactButtons } from '@/product/ContactButtons';
import { Container } from '@/ui/Container';
import type { Elements } from '@/ui/Elements';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Leaves out the ways to ask, for a page that has its own. */
  readonly withoutAsk?: true;
  readonly children: Elements;
}

/** A page with a single message and the ways to ask: not found, an error on our side, or no network. */
export function StatusPage({ title, lead, withoutAsk, children }: Props) {
  return (
    <Ground>
      <Column>
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
        {withoutAsk ? null : <ContactButtons />}
      </Column>
    </Ground>
  );
}

const Ground = styled.div`
  min-height: 60vh;
  margin-bottom: calc(-1 * var(--space-12));
  padding-block: clamp(2rem, 6vw, 3rem);
  background: var(--blush);
`;

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;

  h1 {
    font-size: min(var(--text-page), 15vmin);
  }

  > p {
    font-size: var(--text-large);
  }
`;
