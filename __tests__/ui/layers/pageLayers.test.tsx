import { act, render, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { pageLayers } from '@/ui/layers/pageLayers';

function Shown() {
  return useSyncExternalStore(pageLayers.subscribe, pageLayers.current) ?? 'the page';
}

/** The page that the router shows, and the answers of `isPageStep` at each history step. */
let shown = '';
let routed: boolean[] = [];

/** Simulates a page of the router. */
function openPage() {
  window.history.pushState({ __N: true, as: '/Foundation', key: 'a' }, '', '/Foundation');
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  shown = '/Foundation';
  routed = [];
  render(<Shown />);
}

/** Replaces this history entry with another page. */
function follow(path: string) {
  window.history.replaceState({ __N: true, as: path, key: 'b' }, '', path);
  shown = path;
}

function open(layer: string) {
  act(() => pageLayers.open(layer));
}

function step(by: number) {
  act(() => window.history.go(by));
}

describe('pageLayers', () => {
  // Like Next's router, which listens before any component does.
  beforeAll(() => {
    window.addEventListener('popstate', ({ state }) =>
      routed.push(pageLayers.isPageStep(shown, state)),
    );
  });
  beforeEach(openPage);

  it("opens over the page, with its address and the router's history state", () => {
    open('menu');
    expect(screen.getByText('menu')).toBeVisible();
    expect(window.location.pathname).toBe('/Foundation');
    expect(window.history.state).toMatchObject({ __N: true, as: '/Foundation', key: 'a' });
  });

  it('puts a fragment into the address of the page, also for the way back to it', () => {
    act(() => pageLayers.mark('#shade=Rose'));
    expect(window.location.hash).toBe('#shade=Rose');
    expect(window.history.state).toMatchObject({ as: '/Foundation#shade=Rose' });
  });

  it('puts a fragment into the address of a layer, while the router still sees the page below', () => {
    act(() => pageLayers.open('look 1', '/Foundation/rose-1'));
    act(() => pageLayers.mark('#shade=Rose'));
    expect(window.location.pathname + window.location.hash).toBe('/Foundation/rose-1#shade=Rose');
    expect(window.history.state).toMatchObject({ as: '/Foundation', layer: 'look 1' });
  });

  it('shows its own address, while the router still sees the page below', async () => {
    act(() => pageLayers.open('look 1', '/Foundation/rose-1'));
    expect(window.location.pathname).toBe('/Foundation/rose-1');
    expect(window.history.state).toMatchObject({ as: '/Foundation', layer: 'look 1' });
    step(-1);
    expect(await screen.findByText('the page')).toBeVisible();
    expect(window.location.pathname).toBe('/Foundation');
    step(1);
    expect(await screen.findByText('look 1')).toBeVisible();
    expect(routed).toEqual([false, false]);
  });

  it('can be replaced by another layer, which one Back closes', async () => {
    const before = window.history.length;
    act(() => pageLayers.open('look 1', '/Foundation/rose-1'));
    act(() => pageLayers.replace('look 2', '/Foundation/silk-2'));
    expect(screen.getByText('look 2')).toBeVisible();
    expect(window.location.pathname).toBe('/Foundation/silk-2');
    expect(window.history.length).toBeLessThanOrEqual(before + 1);
    step(-1);
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it('closes only one layer when several close calls come at once', async () => {
    open('look 1');
    open('look 1 large');
    act(() => {
      pageLayers.close();
      pageLayers.close();
    });
    expect(await screen.findByText('look 1')).toBeVisible();
    act(pageLayers.close);
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it('is closed by Back and reopened by Forward, without the router', async () => {
    open('menu');
    step(-1);
    expect(await screen.findByText('the page')).toBeVisible();
    step(1);
    expect(await screen.findByText('menu')).toBeVisible();
    expect(routed).toEqual([false, false]);
  });

  it('removes its history entry when it is closed otherwise, so that no Back does nothing', async () => {
    const before = window.history.length;
    open('menu');
    act(pageLayers.close);
    expect(await screen.findByText('the page')).toBeVisible();
    open('photo 2');
    expect(window.history.length).toBe(before + 1);
    expect(routed).toEqual([false]);
  });

  it('changes no history when nothing is open', async () => {
    act(pageLayers.close);
    act(pageLayers.leave);
    open('menu');
    step(-1);
    await waitFor(() => expect(routed).toEqual([false]));
    expect(window.location.pathname).toBe('/Foundation');
  });

  it('gives its history entry to a followed link, and leaves the step back to the router', async () => {
    open('menu');
    act(pageLayers.leave);
    expect(screen.getByText('the page')).toBeVisible();
    expect(window.history.state).toEqual({ __N: true, as: '/Foundation', key: 'a' });
    follow('/Primer');
    step(-1);
    await waitFor(() => expect(routed).toEqual([true]));
    expect(window.location.pathname).toBe('/Foundation');
  });

  it('leaves a jump from another page to an open layer to the router', () => {
    const to = { as: '/Foundation#item-1', layer: 'menu' };
    expect(pageLayers.isPageStep('/Primer', to)).toBe(true);
    expect(pageLayers.isPageStep('/Foundation', to)).toBe(false);
  });
});
