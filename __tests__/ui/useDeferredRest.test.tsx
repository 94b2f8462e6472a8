import { render } from '@testing-library/react';
import Router from 'next/router';
import { renderToString } from 'react-dom/server';
import { lastNavigation } from '@/ui/lastNavigation';
import { useDeferredRest } from '@/ui/useDeferredRest';
import { goOn } from '../helpers/goOn';

let seen: boolean[];

function Probe() {
  seen.push(useDeferredRest().shown);
  return <p>{String(seen.at(-1))}</p>;
}

beforeEach(() => {
  seen = [];
  window.history.replaceState(null, '', '/Foundation');
});

describe('useDeferredRest', () => {
  it('has everything in the static HTML, and as long as that comes alive', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Probe />);
    expect(container.textContent).toBe('true');
    render(<Probe />, { container, hydrate: true });
    expect(seen).not.toContain(false);
  });
});

describe('useDeferredRest, once somebody has gone on,', () => {
  it('renders the first screen before the rest where a link leads to a page', () => {
    goOn();
    render(<Probe />);
    expect(seen).toEqual([false, true]);
  });

  it.each<[what: string, prepare: () => void]>([
    ['somebody comes back', () => goOn('history')],
    [
      'a link leads to a card',
      () => {
        goOn();
        window.history.replaceState(null, '', '/Foundation#item-1');
      },
    ],
  ])('renders everything at once where %s', (_what, prepare) => {
    prepare();
    render(<Probe />);
    expect(seen).not.toContain(false);
  });

  it('forgets a step back with the next link', () => {
    goOn('history');
    goOn();
    render(<Probe />);
    expect(seen).toEqual([false, true]);
  });

  it('forgets a step back that stayed on the page', () => {
    lastNavigation.noteHistoryStep();
    Router.events.emit('hashChangeStart');
    goOn();
    render(<Probe />);
    expect(seen).toEqual([false, true]);
  });
});
