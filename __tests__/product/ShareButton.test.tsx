import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/product/ShareButton';
import { renderInSite } from '../helpers/renderInSite';

const address = 'http://localhost:3000/Foundation#01-silk-touch';

function setNavigator(name: 'share' | 'clipboard' | 'canShare', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

async function press(pictured = false) {
  renderInSite(
    <ShareButton title="Silk & Touch" path="/Foundation#01-silk-touch" pictured={pictured} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Share: Silk & Touch' }));
}

function spyOnOpen() {
  return jest.spyOn(window, 'open').mockReturnValue(null);
}

afterEach(() => {
  setNavigator('share', undefined);
  setNavigator('clipboard', undefined);
  setNavigator('canShare', undefined);
});

describe('ShareButton', () => {
  it('opens the native share sheet with title and canonical address', async () => {
    const share = jest.fn(async () => {});
    const open = spyOnOpen();
    setNavigator('share', share);
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Silk & Touch', url: address });
    expect(open).not.toHaveBeenCalled();
  });

  it('treats a dismissed share sheet as no error', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    const writeText = jest.fn(async () => {});
    const open = spyOnOpen();
    setNavigator('share', share);
    setNavigator('clipboard', { writeText });
    await press();
    expect(share).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
    expect(writeText).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  });

  it.each([
    ['does not let the page share', new DOMException('', 'NotAllowedError')],
    ['is an app’s and rejects with nothing', undefined],
  ])('copies the address in a browser that %s, and says so', async (_what, cause) => {
    const writeText = jest.fn(async () => {});
    const open = spyOnOpen();
    setNavigator('share', () => Promise.reject(cause));
    setNavigator('clipboard', { writeText });
    await press();
    expect(await screen.findByText('The link is copied')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(address);
    expect(open).not.toHaveBeenCalled();
  });

  it('copies the address and opens WhatsApp when there is no share sheet, and says so', async () => {
    const writeText = jest.fn(async () => {});
    const open = spyOnOpen();
    setNavigator('clipboard', { writeText });
    await press();
    expect(writeText).toHaveBeenCalledWith(address);
    const said = await screen.findByText('The link is copied');
    expect(said).toBeVisible();
    expect(said.parentElement).toHaveRole('status');
    const [target, where, features] = open.mock.calls[0] ?? [];
    const asked = new URL(String(target));
    expect(asked.origin + asked.pathname).toBe('https://wa.me/');
    expect(asked.searchParams.get('text')).toBe(`Silk & Touch ${address}`);
    expect([where, features]).toEqual(['_blank', undefined]);
  });

  it.each([
    ['has no clipboard', undefined],
    ['refuses to copy', { writeText: () => Promise.reject(new Error('denied')) }],
  ])(
    'still opens WhatsApp in a browser that %s, without power over this page',
    async (_what, clipboard) => {
      const opened = { opener: window } as unknown as Window;
      const open = spyOnOpen().mockReturnValue(opened);
      setNavigator('clipboard', clipboard);
      await press();
      expect(open).toHaveBeenCalledTimes(1);
      expect(opened.opener).toBeNull();
      await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
      expect(screen.queryByText('The link is copied')).not.toBeInTheDocument();
    },
  );

  it('shows the address where the browser refuses sheet, clipboard and window', async () => {
    spyOnOpen();
    await press();
    expect(await screen.findByText(address)).toBeVisible();
  });
});

describe('ShareButton of a page with a picture', () => {
  const status = '/api/preview/_status.Foundation.now.jpg';

  /** Presses Share, then a choice. The picture's request is answered so. */
  async function choose(name: string, answer: Partial<Response> = {}) {
    const fetched = jest.fn(async () => ({
      ok: true,
      blob: async () => new Blob(['jpeg']),
      ...answer,
    }));
    Object.assign(window, { fetch: fetched });
    await press(true);
    await userEvent.click(await screen.findByText(name));
    return fetched;
  }

  it('shares nothing and asks for nothing before the choice', async () => {
    const share = jest.fn(async () => {});
    setNavigator('share', share);
    Object.assign(window, { fetch: jest.fn() });
    await press(true);
    expect(await screen.findByRole('link', { name: 'Picture for Status' })).toBeVisible();
    expect(share).not.toHaveBeenCalled();
    expect(window.fetch).not.toHaveBeenCalled();
  });

  it('shares the link', async () => {
    const share = jest.fn(async () => {});
    setNavigator('share', share);
    const fetched = await choose('Send the link');
    expect(share).toHaveBeenCalledWith({ title: 'Silk & Touch', url: address });
    expect(fetched).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  });

  it('hands the picture to the share sheet as a file where that takes files', async () => {
    const share = jest.fn<Promise<void>, [ShareData]>(async () => {});
    setNavigator('share', share);
    setNavigator('canShare', ({ files: [file] }: { files: File[] }) => file?.type === 'image/jpeg');
    const fetched = await choose('Picture for Status');
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(fetched).toHaveBeenCalledWith(status, expect.anything());
    const [{ files: [file] = [] } = {}] = share.mock.calls[0] ?? [];
    expect(file).toMatchObject({ name: 'picture.jpg', type: 'image/jpeg', size: 4 });
  });

  it.each([
    ['knows no files', undefined],
    ['takes no pictures', () => false],
  ])('follows the link to the picture in a browser that %s', async (_what, canShare) => {
    const share = jest.fn();
    setNavigator('share', share);
    setNavigator('canShare', canShare);
    Object.assign(window, { fetch: jest.fn() });
    await press(true);
    const link = await screen.findByRole('link', { name: 'Picture for Status' });
    expect(link).toHaveAttribute('href', status);
    expect(link).toHaveAttribute('target', '_blank');
    const isFollowed = fireEvent.click(link);
    expect(isFollowed).toBe(true);
    expect(window.fetch).not.toHaveBeenCalled();
    expect(share).not.toHaveBeenCalled();
  });

  it('opens the picture in a tab where a key is held, whatever the share sheet takes', async () => {
    setNavigator('canShare', () => true);
    await press(true);
    const link = await screen.findByRole('link', { name: 'Picture for Status' });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  });

  it.each([
    ['AbortError', []],
    ['NotAllowedError', [[status, '_self']]],
  ])('after a sheet that ends with %s opens %j', async (name, opened) => {
    const open = spyOnOpen();
    const share = jest.fn().mockRejectedValue(new DOMException('', name));
    setNavigator('share', share);
    setNavigator('canShare', () => true);
    await choose('Picture for Status');
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(open.mock.calls).toEqual(opened));
  });

  it('opens the picture where it does not come', async () => {
    const open = spyOnOpen();
    const share = jest.fn();
    setNavigator('share', share);
    setNavigator('canShare', () => true);
    await choose('Picture for Status', { ok: false, status: 404 });
    await waitFor(() => expect(open.mock.calls).toEqual([[status, '_self']]));
    expect(share).not.toHaveBeenCalled();
  });
});
