import styled from 'styled-components';
import { useWords } from '@/language/useWords';
import { CallButton } from './CallButton';
import { WhatsAppButton } from './WhatsAppButton';

/** The two ways to ask the shop, where no product is at hand. */
export function AskLinks() {
  const { nav } = useWords();
  return (
    <Row>
      <CallButton label={nav.callUs} />
      <WhatsAppButton label={nav.whatsAppUs} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
