import styled from 'styled-components';
import type { Product } from '@/catalogue/items';
import { Picture } from '@/media/Picture';
import { telLink } from '@/shop/links/phone';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { accentStyle, whatsAppStyle } from '@/ui/buttonStyle';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { words } from '@/words/words';
import { Price } from './Price';

interface Props {
  readonly product: Product;
  /** The name of the shelf, for a product whose document has no title. */
  readonly category: string;
  readonly eager?: boolean;
}

/** A product on its shelf, with the two ways to ask for it. */
export function ProductCard({ product, category, eager = false }: Props) {
  const title = product.title ?? category;
  return (
    <Card id={product.id}>
      <Frame>
        <Picture
          src={product.image}
          alt=""
          sizes="(min-width: 1200px) 370px, (min-width: 768px) 31vw, 46vw"
          placeholder={category}
          eager={eager}
        />
      </Frame>
      <Body>
        <Title>{title}</Title>
        {product.description ? <Note>{product.description}</Note> : null}
        {product.delivery ? <Note>{product.delivery}</Note> : null}
        <Price product={product} />
        <Actions>
          <Call href={telLink()} aria-label={`${words.product.callBook}: ${title}`}>
            <Icon name="phone" />
            {words.product.callBook}
          </Call>
          <WhatsApp href={whatsAppLink()} aria-label={`${words.product.whatsAppInquiry}: ${title}`}>
            <Icon name="whatsapp" />
            {words.product.whatsAppInquiry}
          </WhatsApp>
        </Actions>
        <Delivery>{words.product.homeDelivery}</Delivery>
      </Body>
    </Card>
  );
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-low);
`;

const Frame = styled.div`
  position: relative;
  aspect-ratio: 1;
  background: var(--blush);
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-3);
`;

const Title = styled.h2`
  font-size: var(--text-base);
  line-height: 1.25;
`;

const Note = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-small);
  line-height: 1.45;
`;

const Actions = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: auto;
  padding-top: var(--space-2);
  font-size: var(--text-small);
`;

const Call = styled.a`
  ${accentStyle}
  padding-inline: var(--space-2);
`;

const WhatsApp = styled(ExternalLink)`
  ${whatsAppStyle}
  padding-inline: var(--space-2);
`;

const Delivery = styled.p`
  color: var(--gold);
  font-size: var(--text-small);
  text-align: center;
`;
