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
  });
});
