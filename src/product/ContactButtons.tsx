import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from './CallButton';
import { WhatsAppButton } from './WhatsAppButton';

/**
 * The buttons to write to and to call the shop, not about a product. Phones hide them, because header and bottom bar
 * have both on every page.
 */
export function ContactButtons() {
  const { nav } = useMessages();
  return (
    <Row>
      <WhatsAppButton label={nav.whatsAppUs} />
      <CallButton label={nav.callUs} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  ${media.hasBottomBar} {
    display: none;
  }
`;
