import styled, { css } from 'styled-components';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from './CallButton';
import { useEnquiry } from './useEnquiry';
import { WhatsAppButton } from './WhatsAppButton';

interface Props {
  readonly product: Product;
  readonly category: Category;
  /** Larger buttons for a product page; a card has little room. */
  readonly large?: boolean;
}

/**
 * The two ways to ask for a product. The accessible names include the product, because "Whatsapp Inquiry" 45 times on a
 * shelf says nothing (WCAG 2.4.4). The WhatsApp message includes it too.
 */
export function ProductActions({ product, category, large = false }: Props) {
  const { categories, product: messages, enquiry } = useMessages();
  const title = productName(product, categories[category.slug]);
  return (
    <Actions $large={large}>
      <CallButton label={messages.callBook} about={title} />
      <WhatsAppButton
        label={product.soldOut ? enquiry.back : messages.whatsAppInquiry}
        about={title}
        message={useEnquiry(category, product)}
      />
    </Actions>
  );
}

/* Side by side as long as no word has to break. On a phone's card each label then takes two lines beside its icon. */
const small = css`
  gap: var(--space-1);
  font-size: 0.75rem;

  a {
    flex: 1 1 min-content;
    gap: 3px;
    padding: 2px 3px;
    border-radius: 1rem;
    text-align: start;
  }
`;

/* Each label on one line. WhatsApp takes the room that is left beside the call, or each has a line of its own. */
const roomy = css`
  gap: var(--space-2);
  max-width: 36rem;
  font-size: 0.9375rem;

  a {
    flex: 1 1 auto;
    min-height: 3rem;
    padding-inline: var(--space-3);
  }

  a[href*='wa.me'] {
    flex-grow: 99;
  }
`;

const Actions = styled.div<{ $large: boolean }>`
  display: flex;
  flex-wrap: wrap;
  ${({ $large }) => ($large ? roomy : small)}

  a {
    font-size: inherit;
  }
`;
