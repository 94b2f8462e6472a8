import styled from 'styled-components';
import type { HomeMessages } from '@/messages/Messages';
import type { UnlistedGoods } from '@/messages/ShelfTexts';
import { useMessages } from '@/messages/useMessages';
import { ShelfTile } from '@/product/ShelfTile';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';
import { iconStyle } from '@/ui/iconStyle';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly goods: readonly UnlistedGoods[];
  readonly messages: HomeMessages['askOnly'];
}

/** Goods without a page, as the last tile of their group: asks for them on WhatsApp. */
export function AskOnlyTile({ goods, messages }: Props) {
  const { enquiry } = useMessages();
  const names = goods.map(({ title }) => title).join(', ');
  return (
    <Tile as={ExternalLink} href={whatsAppLink(enquiry.about(names))}>
      <div />
      <h3>{messages.also}</h3>
      <span>
        <MarkedText text={names} />
      </span>
      <span className="visually-hidden">{messages.action}</span>
    </Tile>
  );
}

const Tile = styled(ShelfTile)`
  > div {
    ${iconStyle('whatsapp')}
    color: var(--whatsapp);
    font-size: var(--text-title);
  }
`;
