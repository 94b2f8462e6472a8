import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportMessages } from '@/messages/en/reportMessages';
import { ReportView } from '@/views/ReportView';
import { renderInSite } from '../helpers/renderInSite';

const posts = [
  { picture: '/api/preview/_status.offers.now.jpg', title: 'Biggest discounts' },
  { picture: '/api/preview/_status.Wax-stick.n0001.now.jpg', title: 'Rose' },
];

it('ReportView shows the pictures to post, and a press hands one to the share sheet', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>(async () => {});
  const fetched = jest.fn(async () => ({ ok: true, blob: async () => new Blob(['jpeg']) }));
  Object.assign(navigator, { share, canShare: () => true });
  Object.assign(window, { fetch: fetched });
  const report = { posts, readAt: 0, findings: [], more: 0, unread: [] };
  renderInSite(<ReportView report={report} messages={reportMessages} />);
  for (const { picture, title } of posts)
    expect(screen.getByRole('img', { name: title })).toHaveAttribute('src', picture);
  const rose = screen.getByRole('link', { name: 'Rose' });
  expect(rose).toHaveAttribute('href', posts[1]?.picture);
  await userEvent.click(rose);
  await waitFor(() => expect(share.mock.calls[0]?.[0].files).toHaveLength(1));
  expect(fetched).toHaveBeenCalledWith(posts[1]?.picture, expect.anything());
});
