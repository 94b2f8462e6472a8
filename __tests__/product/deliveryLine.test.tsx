import { screen } from '@testing-library/react';
import { findCategory } from '@/catalogue/addresses/findCategory';
import type { Product } from '@/catalogue/items';
import { dictionaries } from '@/messages/dictionaries';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { ownSentence } from '@/messages/ownTexts';
import { ProductCard } from '@/product/ProductCard';
import { ProductDetails } from '@/product/ProductDetails';
import { fixedPagesSeo } from '@/seo/fixedPagesSeo';
import { productSeo } from '@/seo/productSeo';
import { shop } from '@/shop/shop';
import { aProduct } from '../helpers/aProduct';
import { renderWhole } from '../helpers/renderWhole';
import { textPieces } from '../helpers/textPieces';

const category = findCategory('Foundation');

/** What a page shows of a product. Quick look and product page share their details. */
const places = {
  card: (product: Product) => <ProductCard product={product} category={category} />,
  details: (product: Product) => (
    <ProductDetails
      product={product}
      category={category}
      messages={productPageMessages}
      level="h1"
    />
  ),
};

const notDelivered = { noDelivery: true } as const;

/** The setting, a product, the line on its card and in its details, and the end of its description. */
const cases: [
  what: string,
  deliveryLine: string | undefined,
  different: Partial<Product>,
  line: string,
  sentence: string,
][] = [
  ['by default', undefined, {}, 'Home Delivery Available', 'WhatsApp. Home delivery available.'],
  [
    "in the shop's words",
    'Sent by rickshaw',
    {},
    'Sent by rickshaw',
    'WhatsApp. Sent by rickshaw.',
  ],
  ['in words with a stop', 'Sent in a day!', {}, 'Sent in a day!', 'WhatsApp. Sent in a day!'],
  ['in a shop that wants none', '', {}, '', 'WhatsApp.'],
  ['for a product that says no', undefined, notDelivered, '', 'WhatsApp.'],
  ['for such a product, whatever the words', 'Sent by rickshaw', notDelivered, '', 'WhatsApp.'],
];

afterEach(() => set(undefined));

/** Makes the site that of a shop with this line in its settings. */
function set(deliveryLine: string | undefined): void {
  Object.assign(shop, { noDeliveryLine: deliveryLine === '' });
  if (!deliveryLine) return;
  jest.replaceProperty(sharedMessages.product, 'homeDelivery', deliveryLine);
  jest.replaceProperty(dictionaries.en.seo, 'homeDelivery', ownSentence(deliveryLine));
}

describe('the line about home delivery', () => {
  describe.each(Object.entries(places))('in a %s', (_place, product) => {
    it.each(cases)('%s', async (_what, deliveryLine, different, line) => {
      set(deliveryLine);
      await renderWhole(product(aProduct({ ...different, delivery: 'Ask us' })));
      const said = textPieces(screen.getByRole('article'));
      if (line) expect(said).toContain(line);
      else expect(said).not.toMatch(/Home Delivery|rickshaw/);
      expect(said).toContain('Ask us');
    });
  });

  it.each(cases)(
    'in descriptions for search engines, %s',
    (_what, deliveryLine, different, _line, sentence) => {
      set(deliveryLine);
      const { description } = productSeo(category, aProduct(different), dictionaries.en);
      expect(description.slice(-sentence.length)).toBe(sentence);
    },
  );

  it.each([
    [undefined, 'on the map. Home delivery available.'],
    ['Sent by rickshaw', 'on the map. Sent by rickshaw.'],
    ['', 'on the map.'],
  ])('in the description of the contact page, with the setting %j', (deliveryLine, end) => {
    set(deliveryLine);
    expect(fixedPagesSeo.contact(dictionaries.en, {}).description.slice(-end.length)).toBe(end);
  });

  it('leaves its room on a card without it where other cards have it, so that rows stay level', async () => {
    const linesIn = (element: Element) => element.querySelectorAll('.foot > p').length;
    const { container } = await renderWhole(places.card(aProduct(notDelivered)));
    expect(linesIn(container)).toBe(1);
    set('');
    const without = await renderWhole(places.card(aProduct()));
    expect(linesIn(without.container)).toBe(0);
  });
});
