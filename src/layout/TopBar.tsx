import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { Container } from '@/ui/Container';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { SocialLinks } from './SocialLinks';

/** The narrow bar above the header: the enquiry button and the social links. */
export function TopBar() {
  const messages = useMessages();
  return (
    <Bar>
      <Row>
        <Enquiry href={whatsAppLink(messages.enquiry.message)}>
          <Icon name="whatsapp" />
          {messages.nav.enquiry}
        </Enquiry>
        <SocialLinks />
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  background: var(--ink);
  color: var(--on-dark);
  font-size: min(var(--text-small), 4.4vmin);
  line-height: 1.15;

  :focus-visible {
    outline-color: var(--on-dark);
    outline-offset: -3px;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: stretch;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: var(--top-bar-height);

  ${media.belowMedium} {
    padding-left: 0;
  }

  ${media.short} {
    min-height: 46px;
    padding-inline: 0 var(--space-2);
  }
`;

const Enquiry = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  padding-inline: var(--space-3);
  background: var(--whatsapp);
  text-decoration: none;

  &:hover {
    background: var(--whatsapp-deep);
  }
`;
