import { render } from '@testing-library/react';
import Router from 'next/router';
import { renderToString } from 'react-dom/server';
import { lastNavigation } from '@/ui/lastNavigation';
import { useDeferredRest } from '@/ui/useDeferredRest';
import { navigateWithinSite } from '../helpers/navigateWithinSite';

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
  it('renders everything in the static HTML and during hydration', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Probe />);
    expect(container.textContent).toBe('true');
    render(<Probe />, { container, hydrate: true });
    expect(seen).not.toContain(false);
  });
});

describe('useDeferredRest after a client-side navigation', () => {
  it('renders the first screen before the rest after a link', () => {
    navigateWithinSite();
    render(<Probe />);
    expect(seen).toEqual([false, true]);
  });

  it.each<[what: string, prepare: () => void]>([
    ['going back in the history', () => navigateWithinSite('history')],
    [
      'a link to a card',
      () => {
        navigateWithinSite();
        window.history.replaceState(null, '', '/Foundation#item-1');
      },
    ],
  ])('renders everything at once after %s', (_what, prepare) => {
    prepare();
    render(<Probe />);
    expect(seen).not.toContain(false);
  });

  it('forgets a history step on the next link', () => {
    navigateWithinSite('history');
    navigateWithinSite();
    render(<Probe />);
    expect(seen).toEqual([false, true]);
  });

  it('forgets a history step within the page', () => {
    lastNavigation.noteHistoryStep();
    Router.events.emit('hashChangeStart');
    navigateWithinSite();
    render(<Probe />);
    expect(seen).toEqual([false, true]);
  });
});
