import { useMessages } from '@/messages/useMessages';
import { formatPhone, mailLink, telLink } from '@/shop/links/contactLinks';
import { directionsLink } from '@/shop/links/mapLinks';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { shop } from '@/shop/shop';
import { ExternalLink } from '@/ui/ExternalLink';
import { MailText } from '@/ui/MailText';
import { MarkedText } from '@/ui/MarkedText';
import { OpeningHours } from '../OpeningHours';
import { SocialLinks } from '../SocialLinks';

/** The shop's address, opening hours, e-mail, the two ways to ask, and social pages. `Footer` has its styles. */
export function FooterShop() {
  const messages = useMessages();
  return (
    <section>
      <h2>{messages.footer.shop}</h2>
      <address>
        <MarkedText text={messages.shop.name} />
        <MarkedText text={messages.place.address(messages.shop.street)} />
        <div className="links">
          <a href={mailLink()} aria-label={shop.email}>
            <MailText address={shop.email} />
          </a>
          <ExternalLink href={directionsLink()} text={messages.directions} />
        </div>
        <OpeningHours />
      </address>
      <div className="ways">
        <a href={telLink()} className="button quiet drawn">
          {formatPhone()}
        </a>
        <ExternalLink
          href={whatsAppLink(messages.enquiry.message)}
          className="button quiet drawn chat"
          text={messages.nav.enquiry}
        />
      </div>
      <SocialLinks part="footer" />
    </section>
  );
}
