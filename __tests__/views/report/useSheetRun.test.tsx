import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { useSheetRun } from '@/views/report/useSheetRun';

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
