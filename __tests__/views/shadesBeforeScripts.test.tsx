import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { findCategory } from '@/catalogue/addresses/findCategory';
import { shortlist } from '@/device/shortlist';
import { english } from '@/messages/en/english';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { LanguageProvider } from '@/messages/LanguageProvider';
import { ProductDetails } from '@/product/ProductDetails';
import { aProduct } from '../helpers/aProduct';
import { RouterAt } from '../helpers/RouterAt';
import { renderWhole } from '../helpers/renderWhole';
import { setShortlist } from '../helpers/setShortlist';

const silk = aProduct({
  id: 'a',
  title: 'Silk Touch',
  shades: [{ name: 'Honey' }, { name: 'Rose' }],
});
const details = (
  <RouterAt address="/Foundation/silk-touch-a">
    <LanguageProvider language={english}>
      <ProductDetails
        product={silk}
        category={findCategory('Foundation')}
        messages={productPageMessages}
      />
    </LanguageProvider>
  </RouterAt>
);

/** Hydrates the page at an address with this fragment, whose static HTML a visitor may have touched. */
async function hydrate(fragment: string, touch = (html: string) => html) {
  window.history.replaceState(null, '', `/Foundation/silk-touch-a${fragment}`);
  setShortlist(['Foundation', silk]);
  await renderWhole(details, { html: touch(renderToString(details)) });
}

const message = () => screen.getByRole('link', { name: /^Whatsapp Inquiry/ }).getAttribute('href');

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the static shades of a product', () => {
  it.each(['', '#shade=Rose'])(
    'stay as they were touched, at the address with "%s"',
    async (at) => {
      await hydrate(at, (html) => html.replace('type="radio"', '$& checked=""'));
      expect(screen.getByRole('radio', { name: 'Honey' })).toBeChecked();
      expect(message()).toContain('Shade%3A%20Honey');
      expect(window.location.hash).toBe('#shade=Honey');
      expect(shortlist.read().map(({ shade }) => shade)).toEqual(['Honey']);
    },
  );

  it('are those of the address where nothing was touched', async () => {
    await hydrate('#shade=Rose');
    expect(screen.getByRole('radio', { name: 'Rose' })).toBeChecked();
    expect(shortlist.read().map(({ shade }) => shade)).toEqual([undefined]);
  });
});
