import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageLayout } from '@/layout/PageLayout';
import { InternalLink } from '@/ui/InternalLink';
import { aRouter } from '../helpers/aRouter';
import { ProvidedRouter } from '../helpers/ProvidedRouter';
import { renderWhole } from '../helpers/renderWhole';

jest.mock('@/ui/InternalLink', () => {
  const { InternalLink: Link } = jest.requireActual('@/ui/InternalLink');
  return { InternalLink: jest.fn(Link) };
});

async function show() {
  await renderWhole(
    <PageLayout>
      <h1>The page</h1>
    </PageLayout>,
  );
  return userEvent.setup();
}

describe('PageLayout', () => {
  it('puts the page into the main landmark, between header and footer', async () => {
    await show();
    expect(screen.getByRole('main')).toContainElement(
      screen.getByRole('heading', { name: 'The page' }),
    );
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('re-renders only a few of its eighty links when the route changes', async () => {
    const rendered = jest.mocked(InternalLink).mock.calls;
    const at = (path: string) => (
      <ProvidedRouter router={aRouter(path)}>
        <PageLayout>
          <h1>{path}</h1>
        </PageLayout>
      </ProvidedRouter>
    );
    const { rerender } = await renderWhole(at('/'));
    expect(rendered.length).toBeGreaterThan(70);
    rendered.length = 0;
    rerender(at('/contact-us'));
    expect(screen.getByRole('heading', { name: '/contact-us' })).toBeVisible();
    expect(rendered.length).toBeLessThan(10);
  });

  it('has a skip link as the first tab stop', async () => {
    const user = await show();
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to the page' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('opens and closes the menu repeatedly', async () => {
    const user = await show();
    for (let time = 0; time < 2; time++) {
      await user.click(screen.getByRole('button', { name: 'Menu' }));
      expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Close menu' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });
});
