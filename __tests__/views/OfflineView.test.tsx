import { screen, within } from '@testing-library/react';
import { offlineMessages } from '@/messages/en/offlineMessages';
import { storedPages } from '@/offline/storedShop';
import { OfflineView } from '@/views/OfflineView';
import { renderInSite } from '../helpers/renderInSite';

jest.mock('@/offline/storedShop');

/** Opens the page on a device that keeps these paths. */
function open(...paths: string[]) {
  const pages = paths.map((path) => ({ path, title: `Page ${path}`, keptAt: Date.now() }));
  jest.mocked(storedPages).mockResolvedValue(pages);
  renderInSite(<OfflineView messages={offlineMessages} />, { path: '/offline' });
}

describe('OfflineView', () => {
  it('lists the pages that were opened in any language, but none that is kept beside them', async () => {
    const beside = ['/offline', '/shortlist', '/search', '/bn/offline', '/bn/shortlist'];
    open('/lens', ...beside, '/hi/search', '/hi/toner');
    const list = await screen.findByRole('list');
    expect(within(list).getAllByRole('link')).toHaveLength(2);
    expect(within(list).getByRole('link', { name: 'Page /lens' })).toHaveAttribute('href', '/lens');
    expect(within(list).getByRole('link', { name: 'Page /hi/toner' })).toBeVisible();
  });

  it('leads with the call, which needs no network', async () => {
    open('/lens');
    await screen.findByRole('list');
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Call us: +91 00000 00000');
    expect(first).toHaveAttribute('href', 'tel:+910000000000');
  });

  it('says so if nothing was opened yet', async () => {
    open('/offline', '/bn/offline');
    expect(await screen.findByText(/^Nothing is kept on this device yet/)).toBeVisible();
  });
});
