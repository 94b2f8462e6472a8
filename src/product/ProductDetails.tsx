import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses/addresses';
import { shadeFragment, shadeIn } from '@/catalogue/addresses/shadeFragment';
import type { Category } from '@/catalogue/categories';
import { isForSale } from '@/catalogue/honestPrice';
import type { Product, Shade } from '@/catalogue/items';
import { picturesOf } from '@/catalogue/picturesOf';
import type { ProductPageMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useLanguage } from '@/messages/useLanguage';
import type { Elements } from '@/ui/Elements';
import { MarkedText } from '@/ui/MarkedText';
import { useFragment } from '@/ui/useFragment';
import { EnquiryButtons } from './enquiry/EnquiryButtons';
import { productBarEnquiry } from './enquiry/productBarEnquiry';
import { useBarEnquiry } from './enquiry/useBarEnquiry';
import { LargePrice } from './LargePrice';
import { ProductActions } from './ProductActions';
import { ProductFacts } from './ProductFacts';
import { ProductPictures } from './pictures/ProductPictures';
import { ShadeChoice } from './ShadeChoice';
import { ShareButton } from './ShareButton';
import { ShortlistButton } from './ShortlistButton';
import { giveShade } from './shortlist';

interface Props {
  readonly product: Product;
  readonly category: Category;
  readonly messages: ProductPageMessages;
  /** What the shop answers beforehand, below the ways to ask. */
  readonly children: Elements;
}

/** Everything the shop says about a product: pictures, name, price and ways to ask first. */
export function ProductDetails({ product, category, messages, children }: Props) {
  const language = useLanguage();
  const { labelsOf } = language.messages;
  const shelf = labelsOf(category.slug);
  const title = productName(product, shelf);
  const { description, shades } = product;
  const [shade, choose] = useShade(product);
  const chosenProduct: Product = shade?.soldOut ? { ...product, soldOut: true } : product;
  const brandAndSize = [product.brand, product.size?.text].filter(Boolean).join(' · ');
  const enquiry = productBarEnquiry(language, category, chosenProduct, shade);
  useBarEnquiry(enquiry.message, enquiry.about, enquiry.label);
  return (
    <Details className="product">
      <ProductPictures
        key={product.id}
        pictures={picturesOf(product)}
        title={title}
        placeholder={shelf.title}
        messages={messages}
      >
        <ShareButton
          title={title}
          path={productPath(category, product) + shadeFragment(shade)}
          pictured={isForSale(product)}
        />
        <ShortlistButton product={product} category={category} shade={shade} />
      </ProductPictures>
      <div className="facts">
        <MarkedText as="p" text={brandAndSize} className="kind" />
        <h1>
          <MarkedText text={title} />
        </h1>
        <LargePrice product={product} messages={messages} />
        {shades ? (
          <ShadeChoice
            shades={shades}
            chosen={shade}
            onChoose={(chosen) => {
              choose(chosen);
              giveShade(category.slug, product, chosen);
            }}
            messages={messages}
          />
        ) : null}
        <EnquiryButtons className="actions screen">
          <ProductActions
            product={chosenProduct}
            category={category}
            shade={shade}
            // The link is outlined if it asks to be told when a sold-out product or shade is back.
            className={`button whatsapp drawn chat ${chosenProduct.soldOut ? 'quiet' : ''}`}
            callClass="button quiet call"
          />
        </EnquiryButtons>
        {children}
        <MarkedText as="p" text={description} className="description" />
        <ProductFacts product={product} messages={messages} />
      </div>
    </Details>
  );
}

/**
 * The chosen shade and its setter. The address's fragment holds the choice, so that links, reload and Back keep it. No
 * shade is chosen at first, because a message must not name one that nobody asked for.
 */
function useShade(
  product: Pick<Product, 'shades'>,
): [chosen: Shade | undefined, choose: (shade: Shade) => void] {
  const chosen = shadeIn(product, useFragment());
  return [chosen, (shade) => window.location.replace(shadeFragment(shade))];
}

const Details = styled.article`
  display: grid;
  /* Two columns where each has room for the longest row of buttons. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(19.5rem, 34%)), 1fr));
  gap: var(--space-3) var(--space-8);
  align-items: start;

  > :first-child {
    position: sticky;
    top: var(--picture-top);
  }

  > .facts {
    display: grid;
    gap: clamp(var(--space-3), 1.5vw, var(--space-4));
    min-width: 0;
  }

  .kind {
    margin-bottom: calc(-1 * var(--space-2));
    color: var(--gold);
    font: 600 var(--text-small) / var(--leading) var(--font-text);
  }

  > .facts > h1 {
    font-size: var(--text-product);
    overflow-wrap: anywhere;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);

    > a {
      min-height: 3rem;
    }

    > .drawn {
      flex: 1 1 max-content;
    }

    > .call {
      padding-inline: var(--space-4);
    }
  }

  .description {
    max-width: 36rem;
    margin-top: var(--space-2);
    overflow-wrap: anywhere;
  }

  /* A phone's first screen has the ways to ask, so shades leave less room for the picture. */
  &:has(fieldset) {
    --picture-room: var(--picture-room-with-shades);
  }
`;
