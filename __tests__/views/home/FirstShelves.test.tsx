import { screen } from '@testing-library/react';
import { homeMessages } from '@/messages/en/homeMessages';
import { FirstShelves } from '@/views/home/FirstShelves';
import { renderInSite } from '../../helpers/renderInSite';

describe('FirstShelves', () => {
  it('counts all shelves, for screen readers in words', () => {
    renderInSite(<FirstShelves messages={homeMessages} />);
    expect(screen.getByText('All 39')).toHaveTextContent('All 39 shelves');
  });

  it('links to each of its shelves by name, and each has its own picture', () => {
    const { container } = renderInSite(<FirstShelves messages={homeMessages} />);
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(expect.arrayContaining(['Foundation', 'Eye Kajol', 'Hair Flower']));
    const pictures = [...container.querySelectorAll('img')].map(({ src }) => src);
    expect(new Set(pictures).size).toBe(links.length);
  });
});
