import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from './CallButton';
import { WhatsAppButton } from './WhatsAppButton';

/** The buttons to write to and to call the shop, on wide screens. Phones have both in header and bottom bar. */
export function ContactButtons() {
  const { nav } = useMessages();
  return (
    <Row className="from-wide">
      <WhatsAppButton label={nav.whatsAppUs} />
      <CallButton label={nav.callUs} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
