import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportMessages } from '@/messages/en/reportMessages';
import { StatusPictures } from '@/views/StatusPictures';
import { renderInSite } from '../helpers/renderInSite';

const posts = [
  { path: '/offers', title: 'Biggest discounts' },
  { path: '/Wax-stick/rose-n0001', title: 'Rose' },
];

it('StatusPictures shows a picture of each page, and a press hands it to the share sheet', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>(async () => {});
  Object.assign(navigator, { share, canShare: () => true });
  Object.assign(window, {
    fetch: async () => ({ ok: true, blob: async () => new Blob(['jpeg']) }),
  });
  renderInSite(<StatusPictures posts={posts} messages={reportMessages} />);
  const [, rose] = screen.getAllByRole('link');
  expect(rose).toHaveAttribute('href', '/api/preview/_status.Wax-stick.n0001.now.jpg');
  expect(screen.getByRole('img', { name: 'Rose' })).toHaveAttribute(
    'src',
    rose?.getAttribute('href'),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Rose' }));
  await waitFor(() => expect(share.mock.calls[0]?.[0].files).toHaveLength(1));
});
