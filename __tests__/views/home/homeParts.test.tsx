import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeMessages } from '@/messages/en/homeMessages';
import { Brands } from '@/views/home/Brands';
import { FestivalBand } from '@/views/home/FestivalBand';
import { Marquee } from '@/views/home/Marquee';
import { connected } from '../../helpers/connected';
import { linkTargets } from '../../helpers/linkTargets';
import { renderInSite } from '../../helpers/renderInSite';

describe('Brands', () => {
  it('links to the four brands by their card names', () => {
    renderInSite(<Brands />);
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Huda Beauty', '/huda-brand'],
      ['Makezmia', '/MakezmiaBrand'],
      ['Ikonic', '/ikonic-brand'],
      ['Carnival', '/carnival-brand'],
    ]);
  });
});

describe('FestivalBand', () => {
  it('links to the four shelves, under its heading and line', () => {
    const { container } = renderInSite(<FestivalBand messages={homeMessages} />);
    expect(linkTargets(container)).toEqual([
      '/Hair-flower',
      '/Hair-Gador',
      '/Eye-kajol',
      '/carnival-brand',
    ]);
    expect(screen.getByRole('heading', { name: 'Exclusive Pujo Collection!' })).toBeVisible();
    expect(screen.getByText('Explore The New Arrival')).toBeVisible();
  });
});

describe('Marquee', () => {
  it('hides the second copy, which closes the loop, from screen readers', () => {
    renderInSite(<Marquee messages={homeMessages} />);
    const texts = screen.getAllByText(/^Welcome to Rupkatha Beauty.*Exclusive Pujo Collection$/);
    expect(texts.map((text) => text.closest('[aria-hidden="true"]') !== null)).toEqual([
      false,
      true,
    ]);
  });

  it('can be paused and started', async () => {
    renderInSite(<Marquee messages={homeMessages} />);
    const state = () => {
      const [text] = screen.getAllByText(/^Welcome/);
      const loop = text?.closest('p')?.parentElement;
      return loop && getComputedStyle(loop).animationPlayState;
    };
    expect(state()).toBe('running');
    await userEvent.click(screen.getByRole('button', { name: 'Pause the moving text' }));
    expect(state()).toBe('paused');
    await userEvent.click(screen.getByRole('button', { name: 'Start the moving text' }));
    expect(state()).toBe('running');
  });

  it('does not start by itself in data saver mode or on a slow network', () => {
    for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
      connected(connection);
      const { unmount } = renderInSite(<Marquee messages={homeMessages} />);
      expect(screen.getByRole('button', { name: 'Start the moving text' })).toBeVisible();
      unmount();
    }
    connected();
  });
});
