import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from './CallButton';
import { WhatsAppButton } from './WhatsAppButton';

/**
 * The buttons to call and to write to the shop, not about a product. Phones hide them, because the bottom bar has both
 * on every page and a third "Call us" would help nobody.
 */
export function ContactButtons() {
  const { nav } = useMessages();
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

  ${media.hasBottomBar} {
    display: none;
  }
`;
