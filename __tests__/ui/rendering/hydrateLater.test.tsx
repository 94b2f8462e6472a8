import { act, fireEvent, screen } from '@testing-library/react';
import { Activity, type ComponentType, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import { deferred } from '../../helpers/deferred';

function Part({ label = 'Presses' }: { readonly label?: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {`${label}: ${presses}`}
    </button>
  );
}

function refuse(): never {
  throw new DOMException('', 'SecurityError');
}

/** The static HTML of a part and of a part within an `Activity`. */
const html = () =>
  renderToString(
    <>
      <Part label="Rest" />
      <Activity>
        <Part />
      </Activity>
    </>,
  );

/** Hydrates a page whose second part is loaded by `load`. Returns that part's element in the static HTML. */
async function hydrate(load: () => Promise<ComponentType>) {
  const Later = hydrateLater(load);
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = html();
  const parts = () => (
    <>
      <Part label="Rest" />
      <Later />
    </>
  );
  const root = await act(async () => hydrateRoot(page, parts()));
  return {
    button: screen.getByRole('button', { name: /Presses/ }),
    update: () => act(async () => root.render(parts())),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('hydrateLater', () => {
  it('keeps the static HTML until the script is there, while the rest of the page works, and then makes it work', async () => {
    const script = deferred<ComponentType>();
    const { button } = await hydrate(() => script.promise);
    const rest = screen.getByRole('button', { name: /Rest/ });
    fireEvent.click(rest);
    fireEvent.click(button);
    expect(rest).toHaveTextContent('Rest: 1');
    expect(button).toHaveTextContent('Presses: 0');
    await act(async () => script.resolve(Part));
    fireEvent.click(button);
    expect(button).toHaveTextContent('Presses: 1');
    expect(screen.getByRole('button', { name: /Presses/ })).toBe(button);
  });

  it('asks again for a script that failed to load, and keeps the static HTML meanwhile', async () => {
    const load = jest.fn<Promise<ComponentType>, []>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(Part);
    const { button } = await hydrate(load);
    expect(button).toHaveTextContent('Presses: 0');
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
    expect(load).toHaveBeenCalledTimes(2);
    fireEvent.click(button);
    expect(button).toHaveTextContent('Presses: 1');
  });

  it.each([
    ['while it is rendered', () => refuse()],
    [
      'in its effects',
      () => {
        useEffect(refuse);
        return <Part />;
      },
    ],
  ])(
    'leaves out a part that throws %s, and says so; the rest of the page works',
    async (_when, Broken) => {
      const said = jest.spyOn(console, 'error').mockImplementation(() => {});
      const script = deferred<ComponentType>();
      const { button } = await hydrate(() => script.promise);
      await act(async () => script.resolve(Broken));
      expect(button).not.toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: /Rest/ }));
      expect(screen.getByText('Rest: 1')).toBeVisible();
      expect(said).toHaveBeenCalled();
    },
  );
});
