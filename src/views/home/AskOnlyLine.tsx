import styled from 'styled-components';
import type { HomeMessages } from '@/messages/Messages';
import type { UnlistedGoods } from '@/messages/ShelfTexts';
import { useMessages } from '@/messages/useMessages';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly goods: readonly UnlistedGoods[];
  readonly messages: HomeMessages['askOnly'];
}

/** Goods without a page of their own in one line: each name asks for them on WhatsApp. Nothing without goods. */
export function AskOnlyLine({ goods, messages }: Props) {
  const { enquiry } = useMessages();
  if (goods.length === 0) return null;
  return (
    <Line>
      <span>{`${messages.also} `}</span>
      {goods.map(({ title }, index) => (
        <span key={title}>
          <ExternalLink
            href={whatsAppLink(enquiry.about(title))}
            aria-label={`${messages.action}: ${title}`}
          >
            <MarkedText text={title} />
          </ExternalLink>
          {index < goods.length - 1 ? <span>{', '}</span> : null}
        </span>
      ))}
    </Line>
  );
}

/*
 * Lines as high as a finger, because each name is pressed on its own. A comma belongs to the name before it: no line
 * begins with one.
 */
const Line = styled.p`
  margin-top: var(--space-2);
  line-height: var(--touch);

  > span {
    display: inline-block;
    margin-right: 0.25em;
  }

  a {
    display: inline-block;
    color: var(--whatsapp);
  }
`;
