import { screen } from '@testing-library/react';
import { homeMessages } from '@/messages/en/homeMessages';
import { Banners } from '@/views/home/Banners';
import { Hero } from '@/views/home/Hero';
import { renderInSite } from '../../helpers/renderInSite';
import { renderWhole } from '../../helpers/renderWhole';

const slide = { id: 'a', pictures: [{ image: '/one.jpg', headline: 'A base', line: 'from ₹375' }] };

describe('Hero', () => {
  it('has name, town and promise as text, and the first banner with its words and price as its one picture', async () => {
    const { container } = await renderWhole(<Hero slides={[slide]} messages={homeMessages} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `Rupkatha Beauty, Berhampore ${homeMessages.promise}`,
    );
    expect(screen.getByText('from ₹375')).toBeVisible();
    const [picture, ...more] = container.querySelectorAll('img');
    expect(picture).toHaveAttribute('src', '/one.jpg');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(more).toEqual([]);
  });
});

describe('Banners', () => {
  it('show the picture of the settings where the shop has no slides, without buttons', () => {
    const { container } = renderInSite(<Banners slides={[]} messages={homeMessages} />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
