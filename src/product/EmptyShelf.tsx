import styled from 'styled-components';
import type { Messages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { ContactButtons } from './ContactButtons';

interface Props {
  /** By default the texts say that the shelf is being filled. */
  readonly texts?: Pick<Messages['category'], 'emptyHeading' | 'empty'>;
  readonly level?: 'h2' | 'h3';
}

/** What an empty collection shows: a message and the ways to ask. */
export function EmptyShelf({ texts, level: Heading = 'h2' }: Props) {
  const { category } = useMessages();
  const { emptyHeading, empty } = texts ?? category;
  return (
    <Panel>
      <Heading>{emptyHeading}</Heading>
      <p>{empty}</p>
      <ContactButtons />
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
