import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { mailLink } from '@/shop/links/mailLink';
import { formatPhone, telLink } from '@/shop/links/phone';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { shop } from '@/shop/shop';
import { ExternalLink } from '@/ui/ExternalLink';
import { MailText } from '@/ui/MailText';
import { MarkedText } from '@/ui/MarkedText';
import { OpeningHours } from './OpeningHours';
import { SocialLinks } from './SocialLinks';

/** The shop's address, opening hours, phone, WhatsApp, e-mail and social pages. */
export function FooterShop() {
  const messages = useMessages();
  return (
    <section>
      <h2>{messages.footer.shop}</h2>
      <Address>
        <span>
          <MarkedText text={messages.shop.name} />
        </span>
        <span>
          <MarkedText text={messages.place.address(messages.shop.street)} />
        </span>
        <span>
          <a href={telLink()}>{formatPhone()}</a>
          <ExternalLink href={whatsAppLink(messages.enquiry.message)}>
            <span>{messages.nav.enquiry}</span>
          </ExternalLink>
          <a href={mailLink()} aria-label={shop.email}>
            <span>
              <MailText address={shop.email} />
            </span>
          </a>
        </span>
        <OpeningHours />
      </Address>
      <SocialLinks of="footer" />
    </section>
  );
}

const Address = styled.address`
  display: grid;
  margin-block: var(--space-1);
  font-style: normal;

  /* The phone, WhatsApp and e-mail. */
  > :nth-child(3) {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-4);
  }
`;
