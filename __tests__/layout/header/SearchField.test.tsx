import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { categories } from '@/catalogue/categories';
import { SearchField } from '@/layout/header/SearchField';
import { bengali } from '@/messages/bn/bengali';
import { connected } from '../../helpers/connected';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { renderInSite } from '../../helpers/renderInSite';

const field = () => screen.getByRole('combobox');

afterEach(() => connected());

describe('SearchField', () => {
  it.each([
    ['red & gold', '/search?q=red+%26+gold'],
    [' kajol ', '/search?q=kajol'],
    ['  ', '/search'],
  ])(
    'leads from %j to %s, whose data are those of the page without words',
    async (typed, address) => {
      mockSearchApi({ status: 503 });
      const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
      renderInSite(<SearchField />);
      await userEvent.type(field(), `${typed}{Enter}`);
      expect(push).toHaveBeenCalledWith('/search', address);
    },
  );

  it('is a form that works without a script, in the language of the page', () => {
    renderInSite(<SearchField />, { language: bengali });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/bn/search');
    expect(form).not.toHaveAttribute('method', 'post');
    expect(field()).toHaveAttribute('name', 'q');
    expect(field()).toHaveAccessibleName('খুঁজুন');
  });

  it('suggests every shelf in the language of the page once it has the focus', async () => {
    mockSearchApi({ status: 503 });
    const { container } = renderInSite(<SearchField />, { language: bengali });
    const suggested = () => [...container.querySelectorAll('option')].map(({ value }) => value);
    expect(suggested()).toEqual([]);
    await userEvent.click(field());
    expect(suggested()).toHaveLength(categories.length);
    expect(suggested()).toContain('ফাউন্ডেশন');
    expect(container.querySelector('datalist')).toHaveAttribute('id', field().getAttribute('list'));
  });

  it.each([
    ['the list of products', false, ['/api/search']],
    ['nothing where data is saved', true, []],
  ])('fetches on focus, and not before: %s', async (_what, saveData, wanted) => {
    connected({ saveData });
    const asked = mockSearchApi({ status: 503 });
    renderInSite(<SearchField />);
    expect(asked).toEqual([]);
    await userEvent.click(field());
    expect(asked).toEqual(wanted);
  });
});
