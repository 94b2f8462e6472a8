import type { Category } from '@/catalogue/categories';
import type { Product, Shade } from '@/catalogue/items';
import { productName } from '@/messages/productName';
import { useLanguage } from '@/messages/useLanguage';
import { telLink } from '@/shop/links/contactLinks';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';
import { productMessage } from './enquiry/productMessage';

interface Props {
  readonly product: Product;
  readonly category: Category;
  readonly shade?: Shade | undefined;
  /** The class of the link to WhatsApp. */
  readonly className?: string;
  /** The class of the link that calls. */
  readonly callClass?: string;
}

/**
 * The ways to ask for a product: WhatsApp and a call. Their accessible names include the product, because "Whatsapp
 * Inquiry" 45 times on a shelf says nothing (WCAG 2.4.4).
 */
export function ProductActions({ product, category, shade, className, callClass }: Props) {
  const language = useLanguage();
  const { labelsOf, product: messages, enquiry } = language.messages;
  const title = productName(product, labelsOf(category.slug));
  const write = product.soldOut ? enquiry.back : messages.whatsAppInquiry;
  return (
    <>
      <ExternalLink
        href={whatsAppLink(productMessage(language, category, product, { shade }))}
        className={className}
        aria-label={`${write}: ${title}`}
        text={write}
      />
      <a href={telLink()} className={callClass} aria-label={`${messages.callBook}: ${title}`}>
        {messages.callBook}
      </a>
    </>
  );
}
