import { screen } from '@testing-library/react';
import { english } from '@/messages/en/english';
import { Brands } from '@/views/home/Brands';
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

  it('shows a different mark for each brand', () => {
    const { container } = renderInSite(<Brands />);
    const marks = [...container.querySelectorAll('path')].map((mark) => mark.getAttribute('d'));
    expect(new Set(marks).size).toBe(4);
  });

  it('falls back to the title of a brand without a card name', () => {
    const categories = {
      ...english.messages.categories,
      'ikonic-brand': { title: 'Ikonic Brand' },
    };
    const messages = { ...english.messages, categories };
    renderInSite(<Brands />, { language: { ...english, messages } });
    const link = screen.getByRole('link', { name: 'Ikonic Brand' });
    expect(link).toHaveAttribute('href', '/ikonic-brand');
  });
});
