import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { shortlist } from '@/device/shortlist';
import { english } from '@/messages/en/english';
import { LanguageProvider } from '@/messages/LanguageProvider';
import { ShortlistButton } from '@/product/ShortlistButton';
import { aProduct } from '../helpers/aProduct';
import { RouterAt } from '../helpers/RouterAt';
import { renderInSite } from '../helpers/renderInSite';

const category = { slug: 'Foundation' } as const;

function mark(name = 'Keep: Silk Touch Foundation') {
  return screen.getByRole('button', { name });
}

beforeEach(() => shortlist.change(() => []));

describe('ShortlistButton', () => {
  it('keeps a product with what is known of it, and lets it go', async () => {
    renderInSite(<ShortlistButton product={aProduct()} category={category} />);
    expect(mark()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(mark());
    await waitFor(() => expect(mark()).toHaveAttribute('aria-pressed', 'true'));
    expect(shortlist.read()).toEqual([
      {
        slug: 'Foundation',
        id: '01-silk-touch',
        title: 'Silk Touch Foundation',
        price: 799,
        mrp: 999,
        image: '/pictures/products/Foundation-1.webp',
        quantity: 1,
      },
    ]);
    await userEvent.click(mark());
    await waitFor(() => expect(mark()).toHaveAttribute('aria-pressed', 'false'));
    expect(shortlist.read()).toEqual([]);
  });

  it('is pressed by the keyboard too', async () => {
    renderInSite(<ShortlistButton product={aProduct()} category={category} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(mark()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('agrees with every other mark of the product, and with none of another', async () => {
    renderInSite(
      <>
        <ShortlistButton product={aProduct()} category={category} />
        <ShortlistButton product={aProduct()} category={category} />
        <ShortlistButton product={aProduct({ id: 'b', title: 'Other' })} category={category} />
        <ShortlistButton product={aProduct({ title: 'Same id' })} category={{ slug: 'lens' }} />
      </>,
    );
    const marks = screen.getAllByRole('button');
    await userEvent.click(marks[0] as HTMLElement);
    const pressed = () => marks.map((each) => each.getAttribute('aria-pressed'));
    await waitFor(() => expect(pressed()).toEqual(['true', 'true', 'false', 'false']));
    act(() => shortlist.change(() => []));
    expect(pressed()).not.toContain('true');
  });

  it('shows the list where there is no room for a forty-first', async () => {
    const full = Array.from({ length: 40 }, (_, at) => ({
      slug: 'lens' as const,
      id: `x${at}`,
      quantity: 1,
    }));
    shortlist.change(() => full);
    const { router } = renderInSite(<ShortlistButton product={aProduct()} category={category} />);
    await userEvent.click(mark());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/shortlist'));
    expect(mark()).toHaveAttribute('aria-pressed', 'false');
    expect(shortlist.read()).toEqual(full);
  });

  it('is not pressed in the static HTML, whatever this device keeps', () => {
    shortlist.change(() => [{ slug: 'Foundation', id: '01-silk-touch', quantity: 1 }]);
    const html = renderToString(
      <RouterAt address="/Foundation">
        <LanguageProvider language={english}>
          <ShortlistButton product={aProduct()} category={category} />
        </LanguageProvider>
      </RouterAt>,
    );
    expect(html).toContain('aria-pressed="false"');
  });
});
