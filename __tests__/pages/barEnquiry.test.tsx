import { fireEvent, screen, within } from '@testing-library/react';
import { errorDefinition } from '@/catalogue/addresses/pageDefinitions';
import { english } from '@/messages/en/english';
import { searchMessages } from '@/messages/en/searchMessages';
import { shortlistMessages } from '@/messages/en/shortlistMessages';
import { makePage } from '@/page/makePage';
import { searchPage } from '@/page/records/searchPage';
import { shortlistPage } from '@/page/records/shortlistPage';
import CategoryPage, { getStaticProps as shelfData } from '../../pages/[category]';
import ProductPage, { getStaticProps as productData } from '../../pages/[category]/[product]';
import { documentOf } from '../helpers/documentOf';
import { listedProducts } from '../helpers/listedProducts';
import { renderPage } from '../helpers/renderPage';
import { setShortlist } from '../helpers/setShortlist';
import { staticHtmlOf } from '../helpers/staticHtmlOf';

const SILK = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';
const SILK_MESSAGE = `I am Interested\nPlease let me know if it is available.\nSilk Touch Honey Foundation\nShade: not chosen yet\n₹449\nhttp://localhost:3000${SILK}`;
const SHELF_MESSAGE = 'I am Interested in Foundation\nhttp://localhost:3000/Foundation';

const shelf = () => shelfData({ params: { category: 'Foundation' } });

async function product() {
  const [, , part = ''] = SILK.split('/');
  const result = await productData({ params: { category: 'Foundation', product: part } });
  if (!('props' in result)) throw new Error(`No product at ${SILK}`);
  return result;
}

/** The accessible name and the message of the bottom bar's WhatsApp link. */
function barAsks() {
  const bar = within(
    screen.getByRole('navigation', { name: 'Call, WhatsApp or browse', hidden: true }),
  );
  const link = bar.getByRole('link', { name: /WhatsApp/, hidden: true });
  return [
    link.getAttribute('aria-label') ?? link.textContent,
    new URL(link.getAttribute('href') ?? '').searchParams.get('text'),
  ];
}

/** The message of the bottom bar's WhatsApp link in static HTML, where it is the last such link. */
function messageIn(html: string): string | null {
  const address = html.slice(html.lastIndexOf('https://wa.me/')).split('"', 1)[0] ?? '';
  return new URL(address).searchParams.get('text');
}

beforeEach(() => setShortlist());

describe('the WhatsApp button of the bottom bar', () => {
  it('asks for the typed words on the search page', async () => {
    await renderPage(
      makePage({ ...searchPage, definition: errorDefinition }, english, searchMessages),
      { props: {} },
      '/search',
    );
    expect(barAsks()).toEqual(['WhatsApp us (opens in a new tab)', 'I am Interested']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' hair oil ' } });
    expect(barAsks()).toEqual([
      'Ask about this: hair oil, on WhatsApp (opens in a new tab)',
      'I am Interested\nI am looking for: hair oil',
    ]);
  });

  it('asks for the whole list on the shortlist', async () => {
    setShortlist(['blush', listedProducts.rose], ['lens', listedProducts.clear]);
    await renderPage(
      makePage({ ...shortlistPage, definition: errorDefinition }, english, shortlistMessages),
      { props: {} },
      '/shortlist',
    );
    const [name, message] = barAsks();
    expect(name).toBe('Send the list: Your saved list, on WhatsApp (opens in a new tab)');
    expect(message).toMatch(/^I am Interested\nhttp.+\n1\. Rose Blush, ₹450\n2\. Clear Lens/);
    const ask = screen.getByRole('link', { name: /^Send the list on WhatsApp/ });
    expect(new URL(ask.getAttribute('href') ?? '').searchParams.get('text')).toBe(message);
  });

  it.each([
    ['nothing on the home page', () => staticHtmlOf('/'), 'I am Interested'],
    ['a shelf', async () => documentOf(CategoryPage, await shelf()), SHELF_MESSAGE],
    ['a product', async () => documentOf(ProductPage, await product()), SILK_MESSAGE],
    [
      'the offers',
      () => staticHtmlOf('/offers'),
      'I am Interested in your offers\nhttp://localhost:3000/offers',
    ],
    [
      'a shelf in Bengali',
      () => staticHtmlOf('/bn/Foundation'),
      'I am Interested\nফাউন্ডেশন সম্পর্কে জানতে চাই\nhttp://localhost:3000/bn/Foundation',
    ],
  ])('asks for %s in the static HTML already', async (_what, html, message) => {
    expect(messageIn(await html())).toBe(message);
  });
});
