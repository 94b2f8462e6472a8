import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BottomBar } from '@/layout/BottomBar';
import { PageLayout } from '@/layout/PageLayout';
import { mockSearchApi } from '../helpers/mockSearchApi';
import { renderInSite } from '../helpers/renderInSite';
import { renderWhole } from '../helpers/renderWhole';

function show(path = '/') {
  const onMenu = jest.fn();
  const { unmount } = renderInSite(<BottomBar onMenu={onMenu} />, { path });
  const bar = within(screen.getByRole('navigation', { name: 'Call, WhatsApp or browse' }));
  return { onMenu, bar, unmount };
}

describe('BottomBar', () => {
  it('has WhatsApp and the call, also on the contact page', () => {
    for (const path of ['/', '/contact-us']) {
      const { bar, unmount } = show(path);
      expect(bar.getByRole('link', { name: /^WhatsApp us/ })).toHaveAttribute(
        'href',
        'https://wa.me/910000000000?text=I%20am%20Interested',
      );
      expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+910000000000');
      unmount();
    }
  });

  it('has menu, search, shortlist, call and WhatsApp in this order', async () => {
    show();
    const reached: (string | null | undefined)[] = [];
    for (let step = 0; step < 5; step++) {
      await userEvent.tab();
      const link = document.activeElement;
      reached.push(link?.getAttribute('aria-label') ?? link?.textContent);
    }
    expect(reached).toEqual([
      'Menu',
      'Search',
      'Saved',
      'Call',
      'WhatsApp us (opens in a new tab)',
    ]);
  });

  it.each<[what: string, mean: (link: HTMLElement) => unknown]>([
    ['a touch', (link) => fireEvent.touchStart(link)],
    ['hover', (link) => userEvent.hover(link)],
    ['the keyboard’s focus', (link) => fireEvent.focus(link)],
  ])(
    'fetches the search page and its list of products on %s, and not before',
    async (_what, mean) => {
      const asked = mockSearchApi({ status: 503 });
      const { router } = renderInSite(<BottomBar onMenu={() => {}} />);
      const link = screen.getByRole('link', { name: 'Search' });
      expect(link).toHaveAttribute('href', '/search');
      expect(asked).toEqual([]);
      expect(router.prefetch).not.toHaveBeenCalled();
      await mean(link);
      expect(router.prefetch).toHaveBeenCalledWith('/search', '/search', { priority: true });
      expect(asked).toEqual(['/api/search']);
    },
  );
});

async function showLayout() {
  await renderWhole(
    <PageLayout>
      <h1>The page</h1>
    </PageLayout>,
  );
  return userEvent.setup();
}

describe('PageLayout', () => {
  it('puts the page into the main landmark, between header and footer', async () => {
    await showLayout();
    expect(screen.getByRole('main')).toContainElement(
      screen.getByRole('heading', { name: 'The page' }),
    );
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('opens and closes the menu repeatedly', async () => {
    const user = await showLayout();
    for (let time = 0; time < 2; time++) {
      await user.click(screen.getByRole('button', { name: 'Menu' }));
      expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Close menu' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });
});
