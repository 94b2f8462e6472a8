import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { OpenNow } from '@/layout/OpenNow';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';

/** What the shop has said of itself: today's hours, home delivery, payment and exchange. */
export function TrustLine({ messages }: { messages: Pick<HomeMessages, 'policies'> }) {
  const { homeDelivery } = useMessages().product;
  return (
    <Line>
      <div>
        <OpenNow />
        <p>{homeDelivery}</p>
      </div>
      {(['payment', 'exchange'] as const).map((matter) =>
        shop.policies[matter] ? (
          <InternalLink key={matter} href={pageDefinitions.howToBuy.path}>
            {messages.policies[matter]}
          </InternalLink>
        ) : null,
      )}
    </Line>
  );
}

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: center;
  font-size: var(--text-tiny);

  &:has(p, a) {
    min-height: 48px;
  }

  > div {
    flex: 1 1 min-content;
  }

  /* The hours have room for their longest text: a shorter one stands at its foot, next to delivery. */
  p > span {
    align-self: end;
  }

  a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: var(--touch);
    min-height: var(--touch);
    color: var(--accent);
  }

  ${media.medium} {
    gap: 0 var(--space-8);
    font-size: var(--text-small);

    > div {
      display: contents;
    }

    /* Last, so that the room for the hours' longest text is at the end of the line. */
    p:first-child {
      order: 1;
    }
  }
`;
