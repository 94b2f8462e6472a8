import { screen } from '@testing-library/react';
import { homeMessages } from '@/messages/en/homeMessages';
import { shop } from '@/shop/shop';
import { PujoBand } from '@/views/home/PujoBand';
import { linkTargets } from '../../helpers/linkTargets';
import { renderInSite } from '../../helpers/renderInSite';

describe('PujoBand', () => {
  it('links to the shelves of the setting in its order', () => {
    jest.replaceProperty(shop, 'pujoShelves', ['Clipbox', 'blush']);
    const { container } = renderInSite(<PujoBand messages={homeMessages} />);
    expect(linkTargets(container)).toEqual(['/Clipbox', '/blush']);
    expect(screen.getByRole('link', { name: 'View Details: Clip Box' })).toBeVisible();
    expect(screen.getByText('Explore The New Arrival')).toBeVisible();
  });

  it('blinks only between colours of text on dark grounds, and never fades', () => {
    renderInSite(<PujoBand messages={homeMessages} />);
    const heading = screen.getByRole('heading', { name: 'Exclusive Pujo Collection!' });
    const [animation] = getComputedStyle(heading).animation.split(' ');
    const blink = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .find((rule) => rule.startsWith(`@keyframes ${animation} `));
    const changes = blink?.match(/[\w-]+: *[^;}]+/g);
    expect(changes).toEqual(['color: var(--on-dark)']);
  });
});
