import styled from 'styled-components';
import { telLink } from '@/shop/links/phone';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { accentStyle, whatsAppStyle } from '@/ui/buttonStyle';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { words } from '@/words/words';

/** The two ways to ask the shop, where no product is at hand. */
export function AskLinks() {
  return (
    <Row>
      <Call href={telLink()}>
        <Icon name="phone" />
        {words.nav.callUs}
      </Call>
      <WhatsApp href={whatsAppLink()}>
        <Icon name="whatsapp" />
        {words.nav.whatsAppUs}
      </WhatsApp>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const Call = styled.a`
  ${accentStyle}
`;

const WhatsApp = styled(ExternalLink)`
  ${whatsAppStyle}
`;
