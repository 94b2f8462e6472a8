import styled from 'styled-components';
import { telLink } from '@/shop/links/phone';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { accentStyle, whatsAppStyle } from '@/ui/buttonStyle';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { words } from '@/words/words';

/** The two ways to ask for a product; their names include it, for 45 times "Whatsapp Inquiry" says nothing (WCAG 2.4.4). */
export function ProductActions({ title }: { title: string }) {
  return (
    <Actions>
      <Call href={telLink()} aria-label={`${words.product.callBook}: ${title}`}>
        <Icon name="phone" />
        {words.product.callBook}
      </Call>
      <WhatsApp href={whatsAppLink()} aria-label={`${words.product.whatsAppInquiry}: ${title}`}>
        <Icon name="whatsapp" />
        {words.product.whatsAppInquiry}
      </WhatsApp>
    </Actions>
  );
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: var(--space-2);
  font-size: 0.8125rem;

  a {
    gap: 4px;
    padding-inline: 2px;
  }
`;

const Call = styled.a`
  ${accentStyle}
`;

const WhatsApp = styled(ExternalLink)`
  ${whatsAppStyle}
`;
