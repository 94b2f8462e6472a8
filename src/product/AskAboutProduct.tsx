import styled from 'styled-components';
import { absoluteAddress, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { useWords } from '@/language/useWords';
import { productEnquiry } from '@/shop/links/productEnquiry';
import { CallButton } from './CallButton';
import { WhatsAppButton } from './WhatsAppButton';

interface Props {
  readonly product: Product;
  readonly category: Category;
}

/** The two ways to ask for a product. Their names include it, and the message says which it is, what it costs and where it is. */
export function AskAboutProduct({ product, category }: Props) {
  const { categories, product: labels, enquiry, rupees } = useWords();
  const { title = categories[category.slug].title, price } = product;
  const message = productEnquiry({
    greeting: enquiry.message,
    title,
    price: price === undefined ? labels.onRequest : rupees(price),
    address: absoluteAddress(productPath(category, product)),
  });
  return (
    <Actions>
      <CallButton label={labels.callBook} about={title} />
      <WhatsAppButton label={labels.whatsAppInquiry} about={title} message={message} />
    </Actions>
  );
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  max-width: 36rem;

  a {
    gap: var(--space-2);
    min-height: 3rem;
    padding-inline: var(--space-2);
  }
`;
