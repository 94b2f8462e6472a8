import styled from 'styled-components';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { ShelfTile } from '@/product/ShelfTile';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly messages: HomeMessages['askOnly'];
}

/** Goods without a page, as the last tile of their group: asks for them on WhatsApp. */
export function AskOnlyTile({ messages }: Props) {
  const { enquiry } = useMessages();
  const names = Object.values(messages.goods).join(', ');
  return (
    <Tile as={ExternalLink} href={whatsAppLink(enquiry.about(names))}>
      <div className="drawn chat" />
      <h3>{messages.also}</h3>
      <MarkedText text={names} />
      <span className="visually-hidden">{messages.action}</span>
    </Tile>
  );
}

const Tile = styled(ShelfTile)`
  > div {
    display: grid;
    place-items: center;
    color: var(--whatsapp);
    font-size: var(--text-title);
  }
`;
