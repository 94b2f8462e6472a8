import { screen } from '@testing-library/react';
import { findCategory } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { dictionaries } from '@/messages/dictionaries';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { ProductCard } from '@/product/ProductCard';
import { pagesSeo } from '@/seo/pagesSeo';
import { productSeo } from '@/seo/productSeo';
import { ShopAnswers } from '@/views/ShopAnswers';
import { aProduct } from '../helpers/aProduct';
import { renderWhole } from '../helpers/renderWhole';
import { textPieces } from '../helpers/textPieces';

const category = findCategory('Foundation');

/** What a page shows of a product. */
const places = {
  card: (product: Product) => <ProductCard product={product} category={category} />,
  answers: (product: Product) => (
    <article>
      <ShopAnswers messages={productPageMessages.answers} product={product} />
    </article>
  ),
};

/** A product, the line on its card and among its answers, and the end of its description. */
const cases: [what: string, different: Partial<Product>, line: string, sentence: string][] = [
  ['by default', {}, 'Home Delivery Available', 'WhatsApp. Home delivery available.'],
  ['for a product that says no', { noDelivery: true }, '', 'WhatsApp.'],
];

describe('the line about home delivery', () => {
  describe.each(Object.entries(places))('in a %s', (_place, product) => {
    it.each(cases)('%s', async (_what, different, line) => {
      await renderWhole(product(aProduct({ ...different, delivery: 'Ask us' })));
      const said = textPieces(screen.getByRole('article'));
      if (line) expect(said).toContain(line);
      else expect(said).not.toMatch(/Home Delivery/);
      expect(said).toContain('Ask us');
    });
  });

  it.each(cases)('in descriptions for search engines, %s', (_what, different, _line, sentence) => {
    const { description } = productSeo(category, aProduct(different), dictionaries.en);
    expect(description.slice(-sentence.length)).toBe(sentence);
  });

  it('is in the description of the contact page', () => {
    const { description } = pagesSeo.contact(dictionaries.en, {});
    expect(description).toMatch(/on the map\. Home delivery available\.$/);
  });
});
