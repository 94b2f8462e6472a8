import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses/addresses';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { shadeFragment, shadeIn } from '@/catalogue/addresses/shadeFragment';
import type { Category } from '@/catalogue/Category';
import type { Product, Shade } from '@/catalogue/items';
import { picturesOf } from '@/catalogue/picturesOf';
import type { ProductPageMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useLanguage } from '@/messages/useLanguage';
import { giveShade } from '@/product/shortlist';
import { shop } from '@/shop/shop';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';
import { useFragment } from '@/ui/useFragment';
import { EnquiryButtons } from './enquiry/EnquiryButtons';
import { productBarEnquiry } from './enquiry/productBarEnquiry';
import { useBarEnquiry } from './enquiry/useBarEnquiry';
import { LargePrice } from './LargePrice';
import { ProductActions } from './ProductActions';
import { ProductFacts } from './ProductFacts';
import { ProductPictures } from './pictures/ProductPictures';
import { productAnswersStyle } from './productAnswersStyle';
import { ShadeChoice } from './ShadeChoice';
import { ShareButton } from './ShareButton';
import { ShortlistButton } from './ShortlistButton';

interface Props {
  readonly product: Product;
  readonly category: Category;
  readonly messages: ProductPageMessages;
}

/** Everything the shop says about a product: pictures, name, price and ways to ask first. */
export function ProductDetails({ product, category, messages }: Props) {
  const language = useLanguage();
  const { labelsOf, product: shared } = language.messages;
  const shelf = labelsOf(category.slug);
  const title = productName(product, shelf);
  const { description, delivery, shades } = product;
  const [shade, choose] = useShade(product);
  const wanted: Product = shade?.soldOut ? { ...product, soldOut: true } : product;
  const brandAndSize = [product.brand, product.size?.text].filter(Boolean).join(' · ');
  const asked = productBarEnquiry(language, category, wanted, shade);
  useBarEnquiry(asked.message, asked.about, asked.label);
  return (
    <Details className="product">
      <ProductPictures
        key={product.id}
        pictures={picturesOf(product)}
        title={title}
        placeholder={shelf.title}
        messages={messages}
      >
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
            product={wanted}
            category={category}
            shade={shade}
            // The link is outlined if it asks to be told when a sold-out product or shade is back.
            className={`button whatsapp drawn chat ${wanted.soldOut ? 'quiet' : ''}`}
            callClass="button quiet call"
          />
        </EnquiryButtons>
        <MarkedText as="p" text={description} className="description" />
        <div className="delivery">
          <MarkedText as="p" text={delivery} />
          <MarkedText
            as="p"
            text={product.noDelivery ? '' : shared.homeDelivery}
            className="note"
          />
        </div>
        <ProductFacts product={product} messages={messages} />
        <div className="foot">
          <InternalLink className="screen" href={pageDefinitions.howToBuy.path}>
            {messages.howToBuy(shop.policies)}
          </InternalLink>
          <ShareButton title={title} path={productPath(category, product) + shadeFragment(shade)} />
        </div>
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

/* All parts share one styled component, because each further one adds some 20 bytes to a page. */
const Details = styled.article`
  ${productAnswersStyle}
  display: grid;
  gap: var(--space-3);

  > .facts {
    display: grid;
    gap: var(--space-3);
    min-width: 0;
  }

  .kind {
    margin-bottom: calc(-1 * var(--space-2));
  }

  > .facts > h1 {
    font-size: min(var(--text-title), 9vw);
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

    > [href^='tel:'] {
      padding-inline: var(--space-4);
    }
  }

  .description {
    max-width: 36rem;
    margin-top: var(--space-2);
    overflow-wrap: anywhere;
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-8);
    align-items: start;

    > :first-child {
      position: sticky;
      top: calc(var(--top-bar-height) + var(--header-height) + var(--space-4));
    }

    .niche {
      width: min(100%, 66svh);
    }

    > .facts {
      gap: var(--space-4);
    }

    > .facts > h1 {
      font-size: min(var(--text-page), 6.9vw);
    }
  }
`;
