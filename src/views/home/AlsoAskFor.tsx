import { Fragment } from 'react';
import styled from 'styled-components';
import type { HomeMessages } from '@/messages/Messages';
import type { UnlistedGoods } from '@/messages/ShelfTexts';
import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  /** Goods without a page of their own. */
  readonly goods: readonly UnlistedGoods[];
  readonly messages: HomeMessages['askOnly'];
}

/** The names of goods without a page in one line: each asks for them on WhatsApp. */
export function AlsoAskFor({ goods, messages }: Props) {
  const { enquiry } = useMessages();
  if (goods.length === 0) return null;
  return (
    <Line>
      {messages.also}{' '}
      {goods.map(({ title }, index) => (
        <Fragment key={title}>
          {index > 0 ? ', ' : null}
          <ExternalLink
            href={whatsAppLink(enquiry.about(title))}
            aria-label={`${messages.action}: ${title}`}
          >
            <MarkedText text={title} />
          </ExternalLink>
        </Fragment>
      ))}
    </Line>
  );
}

/* High lines: each name is a touch target. */
const Line = styled.p`
  margin-top: var(--space-2);
  line-height: max(2.75rem, var(--touch));
  text-align: center;

  a {
    padding-block: 0.75rem;
    color: var(--whatsapp);
  }
`;
