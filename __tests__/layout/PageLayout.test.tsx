import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageLayout } from '@/layout/PageLayout';
import { renderWhole } from '../helpers/renderWhole';

async function show() {
  await renderWhole(
    <PageLayout path="/">
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
