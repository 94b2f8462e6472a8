import { productSegment } from '@/catalogue/addresses';
import { findCategory } from '@/catalogue/findCategory';
import type { ProductOnShelf } from '@/catalogue/ProductOnShelf';
import { productPage } from '@/catalogue/sitePages';
import { pageResult } from '../staticPage';

const bare = { id: 'bare' };

const full = {
  id: 'full',
  title: 'Full',
  description: 'All that a document can say',
  delivery: 'Tomorrow',
  mrp: 200,
  off: 50,
  price: 100,
  image: '/pictures/full.webp',
};

/** A place on a shelf that has, product and neighbours taken together, all that pages of products show in a style of its own. */
const onShelf: ProductOnShelf = { product: full, previous: bare, next: bare, others: [full, bare] };

/** The props of a page that wants every style that a page of a product can want. */
export function productSample() {
  const category = findCategory('Foundation');
  const segment = productSegment(category, onShelf.product);
  const shelves = { onShelf: { version: '', items: [onShelf] } };
  const own = { slug: category.slug, segment };
  return pageResult(productPage(category, segment), shelves, own).props;
}
