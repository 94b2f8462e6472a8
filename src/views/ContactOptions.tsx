import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { OpeningHours } from '@/layout/OpeningHours';
import type { ContactMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { useNotice } from '@/shelves/useNotice';
import { formatPhone, mailLink } from '@/shop/links/contactLinks';
import { directionsLink } from '@/shop/links/mapLinks';
import { shop as facts } from '@/shop/shop';
import { ContactIcon } from '@/ui/ContactIcon';
import { ExternalLink } from '@/ui/ExternalLink';
import { fourOrTwoColumns } from '@/ui/fourOrTwoColumns';
import { MailText } from '@/ui/MailText';
import { MarkedText } from '@/ui/MarkedText';
import { DeliveryTable } from './DeliveryTable';

/** The shop's address, opening hours and the ways to ask: call, WhatsApp, e-mail, directions. */
export function ContactOptions({ messages }: { readonly messages: ContactMessages }) {
  const hours = useNotice()?.hours;
  const { directions, nav, place, shop } = useMessages();
  return (
    <Card>
      <h2>
        <MarkedText text={shop.name} />
      </h2>
      <Buttons>
        <CallButton label={messages.call} />
        <WhatsAppButton label={nav.whatsAppUs} />
        <a className="button quiet" href={mailLink()}>
          <ContactIcon name="mail" />
          <span>{messages.mail}</span>
        </a>
        <ExternalLink className="button quiet" href={directionsLink()}>
          <ContactIcon name="pin" />
          <span>{directions}</span>
        </ExternalLink>
      </Buttons>
      <address>
        <p>
          <MarkedText text={place.address(shop.street)} />
        </p>
        <p>{formatPhone()}</p>
        <Mail>
          <MailText address={facts.email} />
        </Mail>
        <OpeningHours>
          {hours?.holidays.map(({ from, to, opens, closes }) => (
            <p key={`${from} ${opens}`}>{messages.holiday(from, to, opens, closes)}</p>
          ))}
        </OpeningHours>
      </address>
      <DeliveryTable />
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-6) 16px;
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-low);

  h2 {
    font-size: var(--text-title);
  }

  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: var(--space-4) var(--space-8);
    padding: var(--space-8);

    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`;

const Mail = styled.p`
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: ${fourOrTwoColumns('9.5rem', '9rem', 'var(--space-3)')};
  gap: var(--space-3);
  font-size: var(--text-base);

  > a {
    padding-inline: var(--space-2);
  }
`;
