import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { allCollections } from '@/catalogue/allCollections';
import { shelfRequestPath } from '@/catalogue/ShelfRequest';
import { checkNow } from '@/views/report/checkNow';
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
