import { screen } from '@testing-library/react';
import { english } from '@/messages/en/english';
import { Brands } from '@/views/home/Brands';
import { renderInSite } from '../../helpers/renderInSite';

const group = { slug: 'brands', isBrands: true } as const;

describe('Brands', () => {
  it('links to the four brands by their card names', () => {
    renderInSite(<Brands group={group} />);
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
    const { container } = renderInSite(<Brands group={group} />);
    const marks = [...container.querySelectorAll('path')].map((mark) => mark.getAttribute('d'));
    expect(new Set(marks).size).toBe(4);
  });

  it('falls back to the title of a brand without a card name', () => {
    const messages = { ...english.messages, labelsOf: () => ({ title: 'A brand' }) };
    renderInSite(<Brands group={group} />, { language: { ...english, messages } });
    expect(screen.getAllByRole('link', { name: 'A brand' })).toHaveLength(4);
  });
});
