import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bengali } from '@/messages/bn/bengali';
import { countStored, isStored } from '@/offline/storedShop';
import { lastNavigation } from '@/ui/lastNavigation';
import { pass } from '../helpers/pass';
import { inOwnTime, navigation, press, said, showProgress } from '../helpers/slowPress';

jest.mock('@/offline/storedShop', () => ({
  isStored: jest.fn(async () => false),
  countStored: jest.fn(async () => 0),
}));

inOwnTime();

function stay() {
  return screen.queryByRole('button', { name: 'Stay here' });
}

describe('a press whose page does not come', () => {
  it.each([
    ['a shelf', '/Primer?sort=price', 'Opening “Primer”\u00a0…'],
    ['what was pressed', '/Foundation/rose-a', 'Opening “Rose Foundation”\u00a0…'],
    ['an unknown page', '/contact-us', 'Opening the page\u00a0…'],
  ])('says after 2 s that it opens %s', async (_what, path, words) => {
    showProgress();
    press(path);
    await pass(1_999);
    expect(said()).toBe('The page is loading');
    await pass(1);
    expect(said()).toBe(`${words}Stay here`);
  });

  it("says so in the page's language", async () => {
    showProgress(bengali);
    press('/bn/Primer');
    await pass(2_000);
    expect(said()).toBe('“প্রাইমার” খুলছে\u00a0…এখানেই থাকুন');
  });

  it('stays on this page by a press, as it is, with the focus where it was', async () => {
    const { router } = showProgress();
    const link = screen.getByRole('link', { name: 'Rose Foundation' });
    link.focus();
    press();
    await pass(2_000);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(stay() as HTMLElement);
    expect(router.replace).toHaveBeenCalledWith('/lens?sort=price', undefined, {
      shallow: true,
      scroll: false,
    });
    expect(link).toHaveFocus();
  });

  it('stays on this page by Escape', async () => {
    const { router } = showProgress();
    press();
    await pass(1_000);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(router.replace).not.toHaveBeenCalled();
    await pass(1_000);
    for (const key of ['ArrowDown', 'Tab', ' ']) fireEvent.keyDown(document.body, { key });
    expect(router.replace).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(router.replace).toHaveBeenCalledTimes(1);
  });

  it('stays after Back by the way to the entry that was left', async () => {
    const { router } = showProgress();
    const left = Object.assign(new Event('currententrychange'), { from: { key: 'left' } });
    act(() => void navigation.dispatchEvent(left));
    lastNavigation.noteHistoryStep();
    press();
    await pass(2_000);
    fireEvent.click(stay() as HTMLElement);
    expect(navigation.traverseTo).toHaveBeenCalledWith('left');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('can not stay after Back in a browser that does not tell the way', async () => {
    Reflect.deleteProperty(window, 'navigation');
    showProgress();
    lastNavigation.noteHistoryStep();
    press();
    await pass(2_000);
    expect(said()).toBe('Opening “Primer”\u00a0…');
  });

  it('says after 8 s that the network is slow', async () => {
    showProgress();
    press();
    await pass(7_999);
    expect(said()).not.toContain('slow');
    expect(isStored).not.toHaveBeenCalled();
    await pass(1);
    expect(said()).toBe('The network is slow. Opening “Primer”\u00a0…Stay here');
    expect(screen.queryByRole('link', { name: /kept/ })).not.toBeInTheDocument();
  });

  it('then offers the page as it is kept on this device', async () => {
    jest.mocked(isStored).mockImplementationOnce(async (path) => path === '/Primer');
    showProgress();
    press();
    await pass(8_000);
    expect(screen.getByRole('link', { name: 'Open it as kept on this device' })).toHaveAttribute(
      'href',
      '/Primer',
    );
  });

  it('or what else is kept', async () => {
    jest.mocked(countStored).mockResolvedValueOnce(3);
    showProgress(bengali);
    press('/bn/Primer');
    await pass(8_000);
    expect(screen.getByRole('link', { name: /এই ডিভাইসে/ })).toHaveAttribute('href', '/bn/offline');
  });
});
