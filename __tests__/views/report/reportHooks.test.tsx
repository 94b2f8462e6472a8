import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { allCollections } from '@/catalogue/allCollections';
import { shelfRequestPath } from '@/catalogue/ShelfRequest';
import { checkNow } from '@/views/report/checkNow';
import { useSheetRun } from '@/views/report/useSheetRun';
import { deferred } from '../../helpers/deferred';

/** Presses a link to /again whose shelves get these answers. `go` is told where it leads. */
function press(answer: (path: string) => Promise<Response>) {
  const asked = jest.spyOn(window, 'fetch').mockImplementation((path) => answer(String(path)));
  const go = jest.fn();
  render(
    <a href="/again" onClick={(event) => checkNow(event, go)}>
      Again
    </a>,
  );
  const followed = fireEvent.click(screen.getByText('Again'));
  return { asked, go, followed };
}

describe('checkNow', () => {
  it('asks for each shelf as a visitor does, without its goods, and then follows the link', async () => {
    const { promise, resolve } = deferred<Response>();
    const { asked, go, followed } = press(() => promise);
    expect(followed).toBe(false);
    expect(asked.mock.calls.map(([path, how]) => [path, how?.method])).toEqual(
      allCollections.map(({ name }) => [shelfRequestPath({ name }), 'HEAD']),
    );
    await Promise.resolve();
    expect(go).not.toHaveBeenCalled();
    resolve({ ok: true } as Response);
    await waitFor(() => expect(go).toHaveBeenCalledWith('http://localhost/again'));
  });

  it('follows the link though some shelves cannot be read', async () => {
    const { go } = press((path) =>
      path.includes('WAX')
        ? Promise.reject(new TypeError('no network'))
        : Promise.resolve({ ok: false } as Response),
    );
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  });
});

const old = { at: 1, added: 0, changed: 1, refused: 0, trouble: '', places: [] };

function Changed() {
  const run = useSheetRun({ desk: 'sheet', sheetRun: old });
  return <output>{run?.changed}</output>;
}

/** Shows how many documents the last run changed, as far as the site answers so. */
function show(answer: Partial<Response>) {
  jest.spyOn(window, 'fetch').mockResolvedValue(answer as Response);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Changed />
    </QueryClientProvider>,
  );
}

describe('useSheetRun', () => {
  it('has the run that came with the page, then the newer one', async () => {
    show({ ok: true, json: async () => ({ ...old, changed: 7 }) });
    expect(screen.getByText('1')).toBeVisible();
    expect(await screen.findByText('7')).toBeVisible();
  });

  it.each<[what: string, answer: Partial<Response>]>([
    ['does not answer as it should', { ok: false, status: 500 }],
    ['could not read it', { ok: true, json: async () => null }],
  ])('keeps that of the page where the site %s', async (_what, answer) => {
    show(answer);
    await Promise.resolve();
    expect(await screen.findByText('1')).toBeVisible();
  });
});
