import { screen } from '@testing-library/react';
import { english } from '@/messages/en/english';
import { Brands } from '@/views/home/Brands';
import { renderInSite } from '../../helpers/renderInSite';

describe('Brands', () => {
  it('are links to the four brands, by their names on cards', () => {
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

  it('have a mark each, unlike the others', () => {
    const { container } = renderInSite(<Brands />);
    const marks = [...container.querySelectorAll('path')].map((mark) => mark.getAttribute('d'));
    expect(new Set(marks).size).toBe(4);
  });

  it('call a brand that has no name of its own for cards by its title', () => {
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
