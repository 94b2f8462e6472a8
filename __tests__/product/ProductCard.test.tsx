import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findCategory } from '@/catalogue/categories';
import { productInLanguage } from '@/catalogue/itemInLanguage';
import type { Product } from '@/catalogue/items';
import { bengali } from '@/messages/bn/bengali';
import { english } from '@/messages/en/english';
import type { Language } from '@/messages/Language';
import { ProductCard } from '@/product/ProductCard';
import { aProduct } from '../helpers/aProduct';
import { renderInSite } from '../helpers/renderInSite';
import { textPieces } from '../helpers/textPieces';

function show(product: Product, language: Language = english) {
  renderInSite(<ProductCard product={product} category={findCategory('Foundation')} />, {
    language,
  });
}

describe('ProductCard', () => {
  it.each([
    [english, '/Foundation/silk-touch-foundation-a'],
    [bengali, '/bn/Foundation/silk-touch-foundation-a'],
  ])('links to its page in the language of the page: case %#', (language, path) => {
    const product = aProduct({ id: 'a', translations: { bn: { title: 'সিল্ক টাচ' } } });
    const { title = '', ...local } = productInLanguage(product, language.code);
    show({ ...local, title }, language);
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', path);
  });

  it('has the order picture, title, price, shades and size, text, actions, delivery, and the heart last', () => {
    const shades = [{ name: 'Honey' }, { name: 'Rose' }];
    show(
      aProduct({ shades, size: { text: '30 ml' }, description: 'A light base for wheatish skin' }),
    );
    const title = screen.getByRole('heading');
    const picture = screen.getByRole('presentation');
    expect(picture).toHaveAttribute('src', expect.stringContaining('Foundation-1.webp'));
    expect(title.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(textPieces(screen.getByRole('article'))).toBe(
      'Silk Touch Foundation ₹799 M.R.P. ₹999 20% OFF 2 shades · 30 ml ' +
        'A light base for wheatish skin Whatsapp Inquiry Call Book ' +
        'Home Delivery Available Free delivery in Berhampore above ₹999',
    );
    const heart = screen.getByRole('button', { name: 'Save: Silk Touch Foundation' });
    for (const link of screen.getAllByRole('link')) {
      expect(heart.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    }
  });

  it('promises no home delivery of a product that is not delivered, but says what the shop says', () => {
    show(aProduct({ noDelivery: true, delivery: 'Ask us' }));
    expect(screen.getByRole('article')).toHaveTextContent(/Ask us/);
    expect(screen.getByRole('article')).not.toHaveTextContent(/Home Delivery/);
  });

  it('has no button but the heart: all texts and sharing are on its page', () => {
    show(aProduct());
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('fetches its second picture when a mouse comes near, not for a finger', async () => {
    show(aProduct({ moreImages: ['/pictures/views/Foundation-1-side.webp'] }));
    const card = screen.getByRole('article');
    await userEvent.pointer({ keys: '[TouchA]', target: card });
    expect(screen.getAllByRole('presentation')).toHaveLength(1);
    await userEvent.hover(card);
    expect(screen.getAllByRole('presentation')).toHaveLength(2);
  });

  it('has a call link named after the product', () => {
    show(aProduct());
    const call = screen.getByRole('link', { name: 'Call Book: Silk Touch Foundation' });
    expect(call).toHaveAttribute('href', 'tel:+910000000000');
    expect(call).toHaveTextContent('Call Book');
  });

  it('has a WhatsApp link in a new tab, named after the product', () => {
    show(aProduct());
    const write = screen.getByRole('link', {
      name: 'Whatsapp Inquiry: Silk Touch Foundation (opens in a new tab)',
    });
    const address = new URL(write.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/910000000000');
    expect(address.searchParams.get('text')?.split('\n')).toEqual([
      'I am Interested',
      'Please let me know if it is available.',
      'Silk Touch Foundation',
      '₹799',
      'http://localhost:3000/Foundation/silk-touch-foundation-01_silk_touch',
    ]);
    expect(write).toHaveAttribute('target', '_blank');
    expect(write).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(write).toHaveTextContent('Whatsapp Inquiry');
  });

  it('keeps the id that older shared links point to', () => {
    show(aProduct());
    expect(screen.getByRole('article')).toHaveAttribute('id', 'item-01-silk-touch');
  });

  it('asks of a sold-out product when it is back', () => {
    show(aProduct({ soldOut: true }));
    expect(screen.getByText('Sold out')).toBeVisible();
    const write = screen.getByRole('link', {
      name: /^When will it be back in stock\?: Silk Touch Foundation/,
    });
    const text = new URL(write.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toMatch(/^When will it be back in stock\?\nSilk Touch Foundation\n₹799\n/);
  });
});

type Facts = Pick<Product, 'shades' | 'size' | 'brand'>;

/** What the card says of them, if anything. */
function showFacts(facts: Facts): Element | null {
  const card = <ProductCard product={aProduct(facts)} category={findCategory('Foundation')} />;
  return renderInSite(card).container.querySelector('.facts');
}

describe('the facts of a ProductCard', () => {
  it.each<[facts: Facts, line: string, swatches: number]>([
    [{ size: { text: '30 ml' } }, '30 ml', 0],
    [{ shades: [{ name: 'Rose' }] }, '1 shade', 0],
    [
      {
        shades: [
          { name: 'Honey', colour: '#c68642' },
          { name: 'Ivory', colour: '#f3e0c8', soldOut: true },
          { name: 'Rose', colour: '#e8958c' },
        ],
        size: { text: '30 ml' },
        brand: 'Rupkatha Studio',
      },
      '2 shades · 30 ml · Rupkatha Studio',
      2,
    ],
    [
      { shades: Array.from({ length: 9 }, (_, n) => ({ name: `No. ${n}`, colour: '#c68642' })) },
      '+6 9 shades',
      4,
    ],
  ])('has shades, size and brand of %j', (facts, line, swatches) => {
    const said = showFacts(facts);
    expect(said?.textContent?.replaceAll('\u00a0', ' ').trim()).toBe(line);
    expect(said?.querySelectorAll('i')).toHaveLength(swatches);
  });

  it.each<[facts: Facts]>([[{}], [{ shades: [{ name: 'Rose', soldOut: true }] }]])(
    'is not there with %j, of which the shop has nothing',
    (facts) => {
      expect(showFacts(facts)).toBeNull();
    },
  );
});
