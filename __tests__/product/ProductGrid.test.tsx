import { screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { findCategory } from '@/catalogue/findCategory';
import { ProductGrid } from '@/product/ProductGrid';
import { aProduct } from '../helpers/aProduct';
import { navigateWithinSite } from '../helpers/navigateWithinSite';
import { renderInSite } from '../helpers/renderInSite';

const products = [...Array(45).keys()].map((n) => aProduct({ id: `${n}`, title: `Shade ${n}` }));

describe('ProductGrid', () => {
  it('shows 45 products in their order', () => {
    renderInSite(<ProductGrid products={products} category={findCategory('Foundation')} />);
    const titles = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(titles).toEqual(products.map(({ title }) => title));
  });

  it('is a single list', () => {
    renderInSite(<ProductGrid products={products} category={findCategory('Foundation')} />);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(45);
  });

  it('loads the two pictures of a phone’s first row eagerly and the others lazily', () => {
    renderInSite(<ProductGrid products={products} category={findCategory('Foundation')} />);
    const loading = screen
      .getAllByRole('presentation')
      .map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', ...Array(43).fill('lazy')]);
  });
});

describe('ProductGrid after a client-side navigation', () => {
  beforeAll(navigateWithinSite);
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [360, 4],
    [767, 4],
    [768, 6],
    [1280, 6],
  ])(
    'at %s px first renders the %s products of the first screen, then the others',
    (width, first) => {
      const anyWidth = window.matchMedia('');
      jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
        const [, least] = query.match(/^\(min-width: (\d+)px\)$/) ?? [];
        return { ...anyWidth, matches: width >= Number(least) };
      });
      const counts: number[] = [];
      const count = () => counts.push(screen.getAllByRole('listitem').length);
      renderInSite(
        <Profiler id="grid" onRender={count}>
          <ProductGrid products={products} category={findCategory('Foundation')} />
        </Profiler>,
      );
      expect(counts).toEqual([first, 45]);
    },
  );

  it('renders a short shelf at once', () => {
    renderInSite(
      <ProductGrid products={products.slice(0, 3)} category={findCategory('Foundation')} />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
