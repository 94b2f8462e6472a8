import { screen } from '@testing-library/react';
import { homeMessages } from '@/messages/en/homeMessages';
import { shop } from '@/shop/shop';
import { FestivalBand } from '@/views/home/FestivalBand';
import { linkTargets } from '../../helpers/linkTargets';
import { renderInSite } from '../../helpers/renderInSite';

afterEach(() => Object.assign(shop, { bandShelves: undefined, bandInDatabase: undefined }));

describe('FestivalBand', () => {
  it("links to the shelves of the shop's words in their order, under its heading and line", () => {
    const { container } = renderInSite(<FestivalBand stored={undefined} messages={homeMessages} />);
    expect(linkTargets(container)).toEqual([
      '/Hair-flower',
      '/Hair-Gador',
      '/Eye-kajol',
      '/carnival-brand',
    ]);
    expect(screen.getByRole('heading', { name: 'Exclusive Pujo Collection!' })).toBeVisible();
    expect(screen.getByText('Explore The New Arrival')).toBeVisible();
  });

  it('links to the shelves of the setting instead, in its order', () => {
    Object.assign(shop, { bandShelves: ['Clipbox', 'blush'] });
    const { container } = renderInSite(<FestivalBand stored={undefined} messages={homeMessages} />);
    expect(linkTargets(container)).toEqual(['/Clipbox', '/blush']);
    expect(screen.getByRole('link', { name: 'Clip Box View Details' })).toBeVisible();
  });

  it('is the one of the database instead, where the setting says so', () => {
    Object.assign(shop, { bandInDatabase: true });
    const none = renderInSite(<FestivalBand stored={undefined} messages={homeMessages} />);
    expect(none.container).toBeEmptyDOMElement();
    const band = { heading: 'Christmas', line: 'From ₹99', shelves: ['Clipbox'] };
    const { container } = renderInSite(<FestivalBand stored={band} messages={homeMessages} />);
    expect(linkTargets(container)).toEqual(['/Clipbox']);
    expect(screen.getByRole('heading', { name: 'Christmas' })).toBeVisible();
    expect(screen.getByText('From ₹99')).toBeVisible();
  });

  it('is not there without a heading, or without shelves', () => {
    const unnamed = renderInSite(
      <FestivalBand stored={undefined} messages={{ ...homeMessages, band: '' }} />,
    );
    expect(unnamed.container).toBeEmptyDOMElement();
    Object.assign(shop, { bandShelves: [] });
    const empty = renderInSite(<FestivalBand stored={undefined} messages={homeMessages} />);
    expect(empty.container).toBeEmptyDOMElement();
  });

  it('has no empty line where the words have only a heading', () => {
    const { container } = renderInSite(
      <FestivalBand stored={undefined} messages={{ ...homeMessages, bandLine: '' }} />,
    );
    expect(container.querySelector('p:empty')).toBeNull();
    expect(screen.queryByText('Explore The New Arrival')).toBeNull();
  });

  it('blinks only between colours of text on dark grounds, and never fades', () => {
    renderInSite(<FestivalBand stored={undefined} messages={homeMessages} />);
    const heading = screen.getByRole('heading', { name: 'Exclusive Pujo Collection!' });
    const [animation] = getComputedStyle(heading).animation.split(' ');
    const blink = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .find((rule) => rule.startsWith(`@keyframes ${animation} `));
    const changes = blink?.match(/[\w-]+: *[^;}]+/g);
    expect(changes).toEqual(['color: var(--on-dark)']);
  });
});
