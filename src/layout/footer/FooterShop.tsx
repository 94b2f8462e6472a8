import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { mailLink } from '@/shop/links/mailLink';
import { formatPhone, telLink } from '@/shop/links/phone';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { shop } from '@/shop/shop';
import { ExternalLink } from '@/ui/ExternalLink';
import { MailText } from '@/ui/MailText';
import { MarkedText } from '@/ui/MarkedText';
import { OpeningHours } from '../OpeningHours';
import { SocialLinks } from './SocialLinks';

/** The shop's address, opening hours, e-mail, the two ways to ask, and social pages. */
export function FooterShop() {
  const messages = useMessages();
  return (
    <section>
      <h2>{messages.footer.shop}</h2>
      <Address>
        <MarkedText text={messages.shop.name} />
        <MarkedText text={messages.place.address(messages.shop.street)} />
        <a href={mailLink()} aria-label={shop.email}>
          <MailText address={shop.email} />
        </a>
        <OpeningHours />
      </Address>
      <Ways>
        <a href={telLink()} className="button quiet drawn">
          {formatPhone()}
        </a>
        <ExternalLink
          href={whatsAppLink(messages.enquiry.message)}
          className="button quiet drawn chat"
          text={messages.nav.enquiry}
        />
      </Ways>
      <SocialLinks of="footer" />
    </section>
  );
}

const Address = styled.address`
  display: grid;
  margin-bottom: var(--space-2);
  font-style: normal;

  /* The first line is level with the links beside it. */
  ${media.wide} {
    padding-top: calc((2.25rem - 1lh) / 2);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > a {
    flex: 1 1 max-content;
    min-height: var(--touch);
    padding-inline: 6px;

    &:hover {
      background: var(--ink-soft);
    }
  }
`;
