import type { Category } from '@/catalogue/Category';
import type { Product, Shade } from '@/catalogue/items';
import { productName } from '@/messages/productName';
import { useLanguage } from '@/messages/useLanguage';
import { telLink } from '@/shop/links/phone';
import { productMessage } from './enquiry/productMessage';
import { WhatsAppButton } from './WhatsAppButton';

interface Props {
  readonly product: Product;
  readonly category: Category;
  readonly shade?: Shade | undefined;
}

/**
 * The ways to ask for a product. Accessible names include it: "Whatsapp Inquiry" 45 times on a
 * shelf says nothing (WCAG 2.4.4).
 */
export function ProductActions({ product, category, shade }: Props) {
  const language = useLanguage();
  const { labelsOf, product: messages, enquiry } = language.messages;
  const title = productName(product, labelsOf(category.slug));
  return (
    <>
      <WhatsAppButton
        label={product.soldOut ? enquiry.back : messages.whatsAppInquiry}
        {...(product.soldOut ? { className: 'quiet' } : {})}
        about={title}
        message={productMessage(language, category, product, { shade })}
      />
      <a href={telLink()} aria-label={`${messages.callBook}: ${title}`}>
        {messages.callBook}
      </a>
    </>
  );
}
