import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { SearchField } from '@/layout/header/SearchField';
import { bengali } from '@/messages/bn/bengali';
import { connected } from '../../helpers/connected';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { renderInSite } from '../../helpers/renderInSite';

afterEach(() => connected());

const field = () => screen.getByRole('searchbox');

describe('SearchField', () => {
  it.each([
    ['red & gold', '/search?q=red+%26+gold'],
    [' kajol ', '/search?q=kajol'],
    ['  ', '/search'],
  ])('leads from %j to %s', async (typed, address) => {
    mockSearchApi({ status: 503 });
    const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
    renderInSite(<SearchField />);
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(push).toHaveBeenCalledWith(address);
  });

  it('is a form that works without a script, in the language of the page', () => {
    renderInSite(<SearchField />, { language: bengali });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/bn/search');
    expect(form).not.toHaveAttribute('method', 'post');
    expect(field()).toHaveAttribute('name', 'q');
    expect(field()).toHaveAccessibleName('খুঁজুন');
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
