import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlowPage } from '@/layout/SlowPage';
import { bengali } from '@/messages/bn/bengali';
import { english } from '@/messages/en/english';
import { keepsPages } from '@/offline/keepsPages';
import { isStored } from '@/offline/storedShop';
import { renderInSite } from '../helpers/renderInSite';

jest.mock('@/offline/storedShop', () => ({ isStored: jest.fn(async () => false) }));
jest.mock('@/offline/keepsPages', () => ({ keepsPages: jest.fn(async () => false) }));

/** Presses a link to a product; the panel comes while its page, or another one, does not. */
async function show({ path = '/Primer', isSlow = false, language = english, stay = jest.fn() }) {
  const link = <a href="/Foundation/rose-a">Rose Foundation</a>;
  const view = renderInSite(link, { language });
  await userEvent.tab();
  view.rerender(
    <>
      {link}
      <SlowPage path={path} stay={stay} isSlow={isSlow} />
    </>,
  );
  return stay;
}

const stayButton = () => screen.getByRole('button', { name: 'Stay here' });
const product = () => screen.getByRole('link', { name: 'Rose Foundation' });

beforeEach(() => {
  jest.clearAllMocks();
});

describe('SlowPage', () => {
  it.each([
    ['a shelf', '/Primer?sort=price', 'Opening “Primer” …'],
    ['what was pressed', '/Foundation/rose-a', 'Opening “Rose Foundation” …'],
    ['a page that it can not name', '/contact-us', 'Opening the page …'],
  ])('says that it opens %s', async (_what, path, said) => {
    await show({ path });
    expect(screen.getByText(said)).toBeVisible();
    expect(isStored).not.toHaveBeenCalled();
  });

  it("speaks the page's language", async () => {
    await show({ path: '/bn/Primer', language: bengali });
    expect(screen.getByText('“প্রাইমার” খুলছে …')).toBeVisible();
    expect(screen.getByRole('button', { name: 'এখানেই থাকুন' })).toBeVisible();
  });

  it('stays by a press, with the focus where it was', async () => {
    const stay = await show({});
    await userEvent.click(stayButton());
    expect(stay).toHaveBeenCalledTimes(1);
    expect(product()).toHaveFocus();
  });

  it('stays by Escape', async () => {
    const stay = await show({});
    await userEvent.keyboard('a');
    expect(stay).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(stay).toHaveBeenCalledTimes(1);
  });

  it('offers nothing on a slow network where nothing is kept', async () => {
    await show({ isSlow: true });
    await waitFor(() => expect(keepsPages).toHaveBeenCalled());
    expect(screen.getByText(/^The network is slow\./)).toBeVisible();
    expect(screen.getAllByRole('link')).toEqual([product()]);
  });

  it('offers the page as it is kept on this device', async () => {
    jest.mocked(isStored).mockImplementationOnce(async (path) => path === '/Primer');
    await show({ isSlow: true });
    const link = await screen.findByRole('link', { name: 'Open it as kept on this device' });
    expect(link).toHaveAttribute('href', '/Primer');
  });

  it('or what else is kept', async () => {
    jest.mocked(keepsPages).mockResolvedValueOnce(true);
    await show({ path: '/bn/Primer', isSlow: true, language: bengali });
    const link = await screen.findByRole('link', { name: /এই ডিভাইসে/ });
    expect(link).toHaveAttribute('href', '/bn/offline');
  });
});
