import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { Product } from '@/catalogue/items';
import { OpenNow } from '@/layout/OpenNow';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { useNotice } from '@/shelves/useNotice';
import { directionsLink } from '@/shop/links/mapLinks';
import { ExternalLink } from '@/ui/ExternalLink';
import { IconDrawing } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';
import { AnswerList } from './ShopAnswers.style';

/** Lines in a 24 × 24 square. */
const drawings = {
  visit: 'M20.5 12a8.5 8.5 0 1 0-17 0 8.5 8.5 0 0 0 17 0zM12 7v5l3.5 2',
  delivery:
    'M3 6h11v11H3zM14 10h4l3 3.5V17h-7M9.5 18a2 2 0 1 0-4 0 2 2 0 0 0 4 0zM19 18a2 2 0 1 0-4 0 2 2 0 0 0 4 0z',
  payment: 'M7 4h10M7 8.5h10M7 4c7 0 8 9 0 9l7.5 7.5',
  exchange: 'M4 9h15l-4-4M20 15H5l4 4',
  original: 'M12 3l7.5 2.5v6c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5v-6zM8.5 12l2.5 2.5 4.5-5',
} as const;

/** Here and the next further area; "How to buy" has the whole table. */
const AREAS = 2;

interface Props {
  readonly messages: HomeMessages['answers'];
  /** The product that they are about; by default all goods. */
  readonly product?: Pick<Product, 'delivery' | 'noDelivery'>;
}

/**
 * What visitors ask before they buy: when to come, delivery, payment, exchange, origin. Each leads to its part of "How to
 * buy". What the shop has not told is left out.
 */
export function ShopAnswers({ messages, product = {} }: Props) {
  const {
    directions,
    product: { homeDelivery },
  } = useMessages();
  const { delivery: areas = [] } = useNotice() ?? {};
  const { delivery, noDelivery } = product;
  return (
    <AnswerList>
      <li className="screen">
        <IconDrawing path={drawings.visit} />
        <div>
          <Subject part="visit" text={messages.counter} />
          <ExternalLink href={directionsLink()} text={directions} />
          <OpenNow />
        </div>
      </li>
      {noDelivery && !delivery ? null : (
        <li>
          <IconDrawing path={drawings.delivery} />
          <div>
            {noDelivery ? null : <Subject part="delivery" text={homeDelivery} />}
            {noDelivery
              ? null
              : areas
                  .slice(0, AREAS)
                  .map(({ area, terms }) => (
                    <MarkedText key={area + terms} as="p" text={`${area}: ${terms}`} />
                  ))}
            <MarkedText as="p" text={delivery} />
          </div>
        </li>
      )}
      {(['payment', 'exchange', 'original'] as const).map((part) => {
        const text = messages.own[part];
        return text ? (
          <li key={part}>
            <IconDrawing path={drawings[part]} />
            <Subject part={part} text={text} />
          </li>
        ) : null;
      })}
    </AnswerList>
  );
}

interface SubjectProps {
  /** The id of its part of "How to buy". */
  readonly part: keyof typeof drawings;
  readonly text: string;
}

function Subject({ part, text }: SubjectProps) {
  return (
    <InternalLink href={`${pageDefinitions.howToBuy.path}#${part}`}>
      <MarkedText text={text} />
    </InternalLink>
  );
}
