import { screen } from '@testing-library/react';
import { FooterGroup } from '@/layout/footer/FooterGroup';
import { renderInSite } from '../../helpers/renderInSite';

function links(most?: number) {
  renderInSite(
    <FooterGroup group={{ slug: 'brands' }} {...(most === undefined ? {} : { most })} />,
  );
  return screen
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

const brands = [
  ['Huda Brand', '/huda-brand'],
  ['Makezmia Brand', '/MakezmiaBrand'],
  ['Ikonic Brand', '/ikonic-brand'],
  ['Carnival Brand', '/carnival-brand'],
];

describe('FooterGroup', () => {
  it('lists the shelves of its group by their titles under its name', () => {
    expect(links()).toEqual(brands);
    expect(screen.getByRole('heading', { name: 'BRANDS' })).toBeInTheDocument();
  });

  it('lists the first shelves of many, then a link to all of them', () => {
    expect(links(2)).toEqual([...brands.slice(0, 2), ['Brands', '/#brands']]);
  });
});
