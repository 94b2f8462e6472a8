import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { OpenNow } from '@/layout/OpenNow';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { useNotice } from '@/shelves/useNotice';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { IconDrawing } from '@/ui/IconDrawing';
import { InternalLink } from '@/ui/InternalLink';

/** Lines in a 24 × 24 square. */
const drawings = {
  hours: 'M20.5 12a8.5 8.5 0 1 0-17 0 8.5 8.5 0 0 0 17 0zM12 7v5l3.5 2',
  delivery:
    'M3 6h11v11H3zM14 10h4l3 3.5V17h-7M9.5 18a2 2 0 1 0-4 0 2 2 0 0 0 4 0zM19 18a2 2 0 1 0-4 0 2 2 0 0 0 4 0z',
  payment: 'M7 4h10M7 8.5h10M7 4c7 0 8 9 0 9l7.5 7.5',
  exchange: 'M4 9h15l-4-4M20 15H5l4 4',
} as const;

/** Today's hours, home delivery, and links to what the shop says of payment and exchange. */
export function TrustLine({ messages }: { messages: Pick<HomeMessages, 'policies'> }) {
  const { homeDelivery } = useMessages().product;
  const hours = useNotice()?.hours;
  return (
    <Line>
      {hours ? (
        <div className="screen scripted">
          <IconDrawing path={drawings.hours} />
          <OpenNow />
        </div>
      ) : null}
      <div>
        <IconDrawing path={drawings.delivery} />
        <p>{homeDelivery}</p>
      </div>
      {(['payment', 'exchange'] as const).map((matter) =>
        shop.policies[matter] ? (
          <InternalLink key={matter} href={pageDefinitions.howToBuy.path}>
            <IconDrawing path={drawings[matter]} />
            <span>{messages.policies[matter]}</span>
          </InternalLink>
        ) : null,
      )}
    </Line>
  );
}

/* Four stand side by side at 320 pixels, fewer with large text. The words of the hours are the longest. */
const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-2);
  width: calc(100% - 2 * var(--gutter));
  max-width: calc(var(--content-width) - 2 * var(--gutter));
  margin-top: var(--space-6);
  padding: var(--space-4) 0;
  border-block: 1px solid var(--line);
  font-size: var(--text-small);

  > * {
    display: grid;
    flex: 1 1 3.5rem;
    gap: var(--space-1);
    align-content: start;
    justify-items: center;
    min-width: min-content;
    text-align: center;
  }

  > .screen {
    flex: 1.5 1 5rem;
  }

  > a {
    color: var(--accent);
  }

  svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke: var(--accent);
  }

  ${media.wide} {
    > * {
      grid-auto-flow: column;
      gap: var(--space-2);
      align-content: center;
      align-items: center;
      justify-content: center;
      min-height: var(--touch);
      text-align: start;
    }
  }
`;
