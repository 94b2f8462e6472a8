import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { bengali } from '@/messages/bn/bengali';
import { english } from '@/messages/en/english';
import { ShortlistButton } from '@/product/ShortlistButton';
import { shortlist } from '@/product/shortlist';
import { aProduct } from '../helpers/aProduct';
import { renderInSite } from '../helpers/renderInSite';
import { Site } from '../helpers/Site';

const category = { slug: 'Foundation' } as const;

function toggle(name = 'Save: Silk Touch Foundation') {
  return screen.getByRole('button', { name });
}

beforeEach(() => shortlist.change(() => []));

describe('ShortlistButton', () => {
  it('adds a product with its facts to the shortlist, and removes it', async () => {
    renderInSite(<ShortlistButton product={aProduct()} category={category} />);
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    expect(shortlist.read()).toEqual([
      {
        slug: 'Foundation',
        id: '01-silk-touch',
        title: 'Silk Touch Foundation',
        price: 799,
        image: '/pictures/products/Foundation-1.webp',
        quantity: 1,
      },
    ]);
    await userEvent.click(toggle());
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'false'));
    expect(shortlist.read()).toEqual([]);
  });

  it.each([
    { language: english, path: '/shortlist' },
    { language: bengali, path: '/bn/shortlist' },
  ])('opens $path instead of adding a twenty-sixth product', async ({ language, path }) => {
    const full = Array.from({ length: 25 }, (_, at) => ({
      slug: 'lens' as const,
      id: `x${at}`,
      quantity: 1,
    }));
    shortlist.change(() => full);
    const button = <ShortlistButton product={aProduct()} category={category} />;
    const { router } = renderInSite(button, { language });
    const heart = screen.getByRole('button');
    await userEvent.click(heart);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(path));
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(shortlist.read()).toEqual(full);
  });

  it('is not in the static HTML: a tap before the scripts are there would be lost', () => {
    const html = renderToString(
      <Site path="/Foundation">
        <ShortlistButton product={aProduct()} category={category} />
      </Site>,
    );
    expect(html).toBe('');
  });
});
