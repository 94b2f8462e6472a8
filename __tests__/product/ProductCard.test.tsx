import { fireEvent, screen } from '@testing-library/react';
import { findCategory } from '@/catalogue/findCategory';
import type { Product } from '@/catalogue/items';
import { localProduct } from '@/catalogue/localItem';
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

/** The picture is decorative, since the text beside it names it: its role is `presentation`. */
function picture(): HTMLElement | null {
  return screen.queryByRole('presentation');
}

describe('ProductCard', () => {
  it('shows title, description, delivery note and the line on home delivery', () => {
    show(aProduct());
    expect(screen.getByRole('heading', { name: 'Silk Touch Foundation' })).toBeVisible();
    expect(screen.getByText('A light base for wheatish skin.')).toBeVisible();
    expect(screen.getByText('Free delivery in Berhampore above ₹999')).toBeVisible();
    expect(screen.getByText('Home Delivery Available')).toBeVisible();
  });

  it.each([
    [english, '/Foundation/silk-touch-foundation-a'],
    [bengali, '/bn/Foundation/silk-touch-foundation-a'],
  ])('links to its page in the language of the page: case %#', (language, path) => {
    const product = aProduct({ id: 'a', translations: { bn: { title: 'সিল্ক টাচ' } } });
    const { title = '', ...local } = localProduct(product, language.code);
    show({ ...local, title }, language);
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', path);
  });

  it('has the order picture, title, price, shades and size, description, delivery, actions, and the heart last', () => {
    const shades = [{ name: 'Honey' }, { name: 'Rose' }];
    show(aProduct({ shades, size: { text: '30 ml' } }));
    const title = screen.getByRole('heading');
    expect(title.compareDocumentPosition(screen.getByRole('presentation'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(textPieces(screen.getByRole('article'))).toBe(
      'Silk Touch Foundation Price ₹799 M.R.P. ₹999 20% OFF 2 shades · 30 ml : Honey, Rose ' +
        'A light base for wheatish skin. Free delivery in Berhampore above ₹999 ' +
        'Whatsapp Inquiry Call Book Home Delivery Available',
    );
    const heart = screen.getByRole('button', { name: 'Keep: Silk Touch Foundation' });
    for (const link of screen.getAllByRole('link')) {
      expect(heart.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    }
  });

  it('has no button but the heart: sharing is for quick look and product page', () => {
    show(aProduct());
    expect(screen.getAllByRole('button')).toHaveLength(1);
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
      'Silk Touch Foundation',
      '₹799',
      'http://localhost:3000/Foundation/silk-touch-foundation-01_silk_touch',
    ]);
    expect(write).toHaveAttribute('target', '_blank');
    expect(write).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(write).toHaveTextContent('Whatsapp Inquiry');
  });

  it.each([
    ['01-silk-touch', '01_silk_touch'],
    ['silk touch #1', 'silk~20touch~20~231'],
  ])('links to the page of the product with the id %j', (id, part) => {
    show(aProduct({ id }));
    expect(screen.getByRole('link', { name: 'Silk Touch Foundation' })).toHaveAttribute(
      'href',
      `/Foundation/silk-touch-foundation-${part}`,
    );
  });

  it('links to the page in the language of the page', () => {
    const card = <ProductCard product={aProduct()} category={findCategory('Foundation')} />;
    renderInSite(card, { language: bengali });
    expect(screen.getByRole('link', { name: 'Silk Touch Foundation' })).toHaveAttribute(
      'href',
      '/bn/Foundation/silk-touch-foundation-01_silk_touch',
    );
  });

  it('keeps the id that older shared links point to', () => {
    show(aProduct());
    expect(screen.getByRole('article')).toHaveAttribute('id', 'item-01-silk-touch');
  });

  it("falls back to its shelf's name when the document has no title", () => {
    show(aProduct({}, 'title'));
    expect(screen.getByRole('heading', { name: 'Foundation' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Book: Foundation' })).toBeVisible();
  });

  it('leaves out missing fields without a trace', () => {
    show({ id: 'bare', title: 'Bare' });
    expect(screen.getByRole('article')).not.toHaveTextContent(/undefined|null|NaN|M\.R\.P\.|OFF/);
    expect(screen.getByText('Price on request')).toBeVisible();
    expect(screen.getByText('Home Delivery Available')).toBeVisible();
  });

  it('shows the text of a document as text, never as HTML', () => {
    show(aProduct({ title: '<b>Bold</b> & <script>alert(1)</script>' }));
    expect(screen.getByRole('heading')).toHaveTextContent(
      '<b>Bold</b> & <script>alert(1)</script>',
    );
  });

  it('shows the picture of the product', () => {
    show(aProduct());
    expect(picture()).toHaveAttribute('src', expect.stringContaining('Foundation-1.webp'));
    expect(screen.queryByText('Foundation')).not.toBeInTheDocument();
  });

  it('asks of a sold-out product when it is back', () => {
    show(aProduct({ soldOut: true }));
    expect(screen.getByText('Sold out')).toBeVisible();
    const write = screen.getByRole('link', { name: /^When is it back\?: Silk Touch Foundation/ });
    const text = new URL(write.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toMatch(/^When is it back\?\nSilk Touch Foundation\n₹799\n/);
  });

  it("shows the shelf's placeholder when the document has no picture", () => {
    show(aProduct({}, 'image'));
    expect(picture()).not.toBeInTheDocument();
    expect(screen.getByText('Foundation')).toBeVisible();
  });

  it("shows the shelf's placeholder when the picture fails to load", () => {
    show(aProduct());
    fireEvent.error(screen.getByRole('presentation'));
    expect(picture()).not.toBeInTheDocument();
    expect(screen.getByText('Foundation')).toBeVisible();
  });
});
