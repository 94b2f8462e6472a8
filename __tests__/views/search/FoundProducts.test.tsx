import { screen } from '@testing-library/react';
import { Picture } from '@/pictures/Picture';
import type { ListedProduct } from '@/search/SearchList';
import { FoundProducts } from '@/views/search/FoundProducts';
import { renderInSite } from '../../helpers/renderInSite';
import { searchedSite } from '../../helpers/searchedSite';

jest.mock('@/pictures/Picture', () => ({ Picture: jest.fn(() => null) }));

const products: ListedProduct[] = ['Rose', 'Coral', 'Clear', 'Night'].map((title, n) => ({
  slug: 'Primer',
  id: `0${n}`,
  title,
}));
const [rose, coral, clear, night] = products as [
  ListedProduct,
  ListedProduct,
  ListedProduct,
  ListedProduct,
];
const follow = () => {};
const rendered = () => jest.mocked(Picture).mock.calls.length;

describe('FoundProducts', () => {
  it('renders none of the lines that stay when a letter is added, and leaves their elements', () => {
    searchedSite({});
    const view = renderInSite(<FoundProducts products={[rose, coral, clear]} onFollow={follow} />);
    const line = screen.getByRole('link', { name: /^Clear/ });
    const before = rendered();
    view.rerender(<FoundProducts products={[clear, rose]} onFollow={follow} />);
    expect(rendered()).toBe(before);
    expect(screen.getByRole('link', { name: /^Clear/ })).toBe(line);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Clear/),
      expect.stringMatching(/^Rose/),
    ]);
    view.rerender(<FoundProducts products={[clear, rose, night]} onFollow={follow} />);
    expect(rendered()).toBe(before + 1);
  });

  it('asks for nothing before somebody pauses', () => {
    const asked = searchedSite({});
    renderInSite(<FoundProducts products={[rose]} onFollow={follow} />);
    expect(asked).toEqual([]);
  });
});
