import { screen } from '@testing-library/react';
import { categoriesOf } from '@/catalogue/findCategory';
import { FooterGroup } from '@/layout/FooterGroup';
import { renderInSite } from '../helpers/renderInSite';

const brands = categoriesOf('brand');

function addresses(most: number): (string | null)[] {
  renderInSite(
    <FooterGroup title="BRANDS" categories={brands} section="brands" all="All" most={most} />,
  );
  return screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
}

const paths = brands.map(({ slug }) => `/${slug}`);

describe('FooterGroup', () => {
  it('lists the first shelves of many, then a link to all of them', () => {
    expect(addresses(2)).toEqual([...paths.slice(0, 2), '/#brands']);
  });
});
