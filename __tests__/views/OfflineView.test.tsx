import { screen } from '@testing-library/react';
import { offlineMessages } from '@/messages/en/offlineMessages';
import { OfflineView } from '@/views/OfflineView';
import { renderInSite } from '../helpers/renderInSite';

describe('OfflineView', () => {
  it('leads with the call, which needs no network', () => {
    renderInSite(<OfflineView messages={offlineMessages} />, { path: '/offline' });
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Call us: +91 00000 00000');
    expect(first).toHaveAttribute('href', 'tel:+910000000000');
  });
});
