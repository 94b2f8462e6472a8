import { screen } from '@testing-library/react';
import { shop } from '@/shop/shop';
import { PujoBand } from '@/views/home/PujoBand';
import { homeWords } from '@/words/en/homeWords';
import { linkTargets } from '../../helpers/linkTargets';
import { renderInSite } from '../../helpers/renderInSite';

describe('PujoBand', () => {
  it('leads to the shelves of the setting, in its order', () => {
    jest.replaceProperty(shop, 'pujoShelves', ['Clipbox', 'blush']);
    const { container } = renderInSite(<PujoBand words={homeWords} />);
    expect(linkTargets(container)).toEqual(['/Clipbox', '/blush']);
    expect(screen.getByRole('link', { name: 'View Details: Clip Box' })).toBeVisible();
  });
});
