import Router from 'next/router';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { Category } from '@/catalogue/categories';
import type { Product, Shade } from '@/catalogue/items';
import { shortlistKey } from '@/catalogue/shortlist/ShortlistedProduct';
import { productName } from '@/messages/productName';
import { useLocalPath } from '@/messages/useLocalPath';
import { useMessages } from '@/messages/useMessages';
import { iconPosition, iconStyle } from '@/ui/iconStyle';
import { useHydrated } from '@/ui/rendering/useHydrated';
import { useStore } from '@/ui/stores';
import { roundStyle } from './roundStyle';
import { shortlist, toggleShortlisted } from './shortlist';

interface Props {
  readonly product: Product;
  readonly category: Pick<Category, 'slug'>;
  /** The shade to put on the list with the product. */
  readonly shade?: Shade | undefined;
}

/** Adds a product to the shortlist or removes it. If the list is full, a press opens the shortlist, which says so. */
export function ShortlistButton({ product, category: { slug }, shade }: Props) {
  const { labelsOf, save } = useMessages();
  const key = shortlistKey({ slug, id: product.id });
  const page = useLocalPath(pageDefinitions.shortlist.path);
  const toggle = () => {
    if (!toggleShortlisted(slug, product, shade)) void Router.push(page);
  };
  const isSaved = useStore(shortlist, (list) => list.some((saved) => shortlistKey(saved) === key));
  // Before hydration a tap would be lost, so there is no button yet.
  if (!useHydrated()) return null;
  return (
    <Mark
      type="button"
      aria-pressed={isSaved}
      aria-label={save.label(productName(product, labelsOf(slug)))}
      onClick={toggle}
    />
  );
}

const Mark = styled.button.attrs({ className: 'drawn' })`
  ${roundStyle}
  ${iconStyle('heart')}

  &[aria-pressed='true'] {
    color: var(--accent);

    &::before {
      -webkit-mask-position: ${iconPosition('filledHeart')};
    }
  }
`;
