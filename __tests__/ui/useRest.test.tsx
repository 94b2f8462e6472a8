import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useRest } from '@/ui/useRest';
import { goOn } from '../helpers/goOn';

let seen: boolean[];

function Probe() {
  seen.push(useRest().shown);
  return <p>{String(seen.at(-1))}</p>;
}

beforeEach(() => {
  seen = [];
  window.history.replaceState({ key: 'a-step' }, '', '/Foundation');
});
afterEach(() => window.sessionStorage.clear());

describe('useRest', () => {
  it('has everything in the static HTML, and as long as that comes alive', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Probe />);
    expect(container.textContent).toBe('true');
    render(<Probe />, { container, hydrate: true });
    expect(seen).not.toContain(false);
  });
});

describe('useRest, once somebody has gone on,', () => {
  beforeAll(goOn);

  it('holds the rest back until the first has been shown', () => {
    render(<Probe />);
    expect(seen).toEqual([false, true]);
  });

  it.each<[what: string, prepare: () => void]>([
    [
      'somebody comes back to where they were',
      () => window.sessionStorage.setItem('__next_scroll_a-step', '{"x":0,"y":900}'),
    ],
    [
      'a link leads to a card',
      () => window.history.replaceState({ key: 'a-step' }, '', '/Foundation#item-1'),
    ],
  ])('holds nothing back where %s', (_what, prepare) => {
    prepare();
    render(<Probe />);
    expect(seen).not.toContain(false);
  });

  it('holds the rest back where somebody comes back to the top', () => {
    window.sessionStorage.setItem('__next_scroll_a-step', '{"x":0,"y":0}');
    render(<Probe />);
    expect(seen).toEqual([false, true]);
  });

  it('does without a storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('not allowed');
    });
    render(<Probe />);
    expect(seen.at(-1)).toBe(true);
  });
});
