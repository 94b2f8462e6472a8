import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { OpeningHours } from '@/layout/OpeningHours';
import type { HowToBuyMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { ContactButtons } from '@/product/ContactButtons';
import { directionsLink } from '@/shop/links/mapLinks';
import { Container } from '@/ui/Container';
import { ExternalLink } from '@/ui/ExternalLink';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';
import { DeliveryTable } from './DeliveryTable';
import { PageHead } from './PageHead';

/** The page "How to buy": steps, and the owner's words on payment, exchange and the goods. */
export function HowToBuyView({ messages }: { readonly messages: HowToBuyMessages }) {
  const { directions, place, shop } = useMessages();
  const { ask, payment, fetch, exchange, original, own } = messages;
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Container>
        <Steps>
          <li>
            <h2>{ask.title}</h2>
            <p>{ask.text}</p>
            <p>
              <InternalLink href={pageDefinitions.shortlist.path}>{ask.list}</InternalLink>
            </p>
            <ContactButtons />
          </li>
          <Policy id="payment" title={payment} text={own.payment} />
          <li id="visit" tabIndex={-1}>
            <h2>{fetch.title}</h2>
            <p>{fetch.text}</p>
            <address>
              <p>
                <MarkedText text={`${shop.name}, ${place.address(shop.street)}`} />
              </p>
              <OpeningHours />
            </address>
            <p>
              <ExternalLink href={directionsLink()} text={directions} />
            </p>
            <div id="delivery" tabIndex={-1}>
              <DeliveryTable />
            </div>
          </li>
          <Policy id="exchange" title={exchange} text={own.exchange} />
          <Policy id="original" title={original} text={own.original} />
        </Steps>
      </Container>
    </>
  );
}

interface PolicyProps {
  readonly id: string;
  readonly title: string;
  readonly text: string | undefined;
}

function Policy({ id, title, text }: PolicyProps) {
  return text ? (
    <li id={id} tabIndex={-1}>
      <h2>{title}</h2>
      <p>
        <MarkedText text={text} />
      </p>
    </li>
  ) : null;
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-4);
  max-width: 44rem;
  padding-block: var(--space-2) var(--space-6);
  counter-reset: step;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    justify-items: start;
    padding: 0 0 var(--space-4) min(3.5rem, 16vw);
    border-bottom: 1px solid var(--line);
    counter-increment: step;
  }

  [id] {
    outline: none;
  }

  > li > div {
    width: 100%;
  }

  > li:last-child {
    border-bottom: 0;
  }

  > li::before {
    position: absolute;
    inset-block-start: 0.1em;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: min(2.25rem, 11vw);
    height: min(2.25rem, 11vw);
    border: 1px solid var(--gold);
    border-radius: 50%;
    content: counter(step);
    color: var(--accent);
    font: 600 min(var(--text-large), 6vw) / var(--leading) var(--font-text);
  }

  h2 {
    font-size: min(var(--text-title), 14vw);
  }

  p > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--accent);
  }

  ${media.wide} {
    display: block;
    max-width: none;
    columns: 3 18rem;
    column-gap: var(--space-8);

    > li {
      margin-bottom: var(--space-6);
      break-inside: avoid;
    }
  }
`;
