import { act, render, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { pageLayers } from '@/ui/layers/pageLayers';

function Shown() {
  return useSyncExternalStore(pageLayers.subscribe, pageLayers.current) ?? 'the page';
}

/** A page of the router, and what the router is asked at each step from then on. */
function stand() {
  window.history.pushState({ __N: true, as: '/Foundation', key: 'a' }, '', '/Foundation');
  const routed: boolean[] = [];
  let address = '/Foundation';
  const router = ({ state }: PopStateEvent) => routed.push(pageLayers.isPageStep(address, state));
  window.addEventListener('popstate', router);
  const view = render(<Shown />);
  return {
    routed,
    /** Goes to another page in the place of this entry. */
    follow: (path: string) => {
      window.history.replaceState({ __N: true, as: path, key: 'b' }, '', path);
      address = path;
    },
    leave: () => {
      view.unmount();
      window.removeEventListener('popstate', router);
    },
  };
}

function open(layer: string) {
  act(() => pageLayers.open(layer));
}

function step(by: number) {
  act(() => window.history.go(by));
}

describe('pageLayers', () => {
  let page: ReturnType<typeof stand>;
  beforeEach(() => {
    page = stand();
  });
  afterEach(() => {
    page.leave();
  });

  it('opens over the page, at its address and with what the router wrote', () => {
    open('menu');
    expect(screen.getByText('menu')).toBeVisible();
    expect(window.location.pathname).toBe('/Foundation');
    expect(window.history.state).toMatchObject({ __N: true, as: '/Foundation', key: 'a' });
  });

  it('shows the address of what it shows, which stays the page below to the router', async () => {
    act(() => pageLayers.open('look 1', '/Foundation/rose-1'));
    expect(window.location.pathname).toBe('/Foundation/rose-1');
    expect(window.history.state).toMatchObject({ as: '/Foundation', layer: 'look 1' });
    step(-1);
    expect(await screen.findByText('the page')).toBeVisible();
    expect(window.location.pathname).toBe('/Foundation');
    step(1);
    expect(await screen.findByText('look 1')).toBeVisible();
    expect(page.routed).toEqual([false, false]);
  });

  it('gives its place to another, so that one Back closes that', async () => {
    const before = window.history.length;
    act(() => pageLayers.open('look 1', '/Foundation/rose-1'));
    act(() => pageLayers.replace('look 2', '/Foundation/silk-2'));
    expect(screen.getByText('look 2')).toBeVisible();
    expect(window.location.pathname).toBe('/Foundation/silk-2');
    expect(window.history.length).toBeLessThanOrEqual(before + 1);
    step(-1);
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it('closes one layer, however many ask for it at once', async () => {
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

  it('is closed by Back, opened again by Forward, and the router hears of neither', async () => {
    open('menu');
    step(-1);
    expect(await screen.findByText('the page')).toBeVisible();
    step(1);
    expect(await screen.findByText('menu')).toBeVisible();
    expect(page.routed).toEqual([false, false]);
  });

  it('takes its entry back when it is closed otherwise, so that no Back is lost', async () => {
    const before = window.history.length;
    open('menu');
    act(pageLayers.close);
    expect(await screen.findByText('the page')).toBeVisible();
    open('photo 2');
    expect(window.history.length).toBe(before + 1);
    expect(page.routed).toEqual([false]);
  });

  it('takes nothing back where nothing is open', async () => {
    act(pageLayers.close);
    act(pageLayers.leave);
    open('menu');
    step(-1);
    await waitFor(() => expect(page.routed).toEqual([false]));
    expect(window.location.pathname).toBe('/Foundation');
  });

  it('gives its entry to a link that is followed, and the step back from there is the router’s', async () => {
    open('menu');
    act(pageLayers.leave);
    expect(screen.getByText('the page')).toBeVisible();
    expect(window.history.state).toEqual({ __N: true, as: '/Foundation', key: 'a' });
    page.follow('/Primer');
    step(-1);
    await waitFor(() => expect(page.routed).toEqual([true]));
    expect(window.location.pathname).toBe('/Foundation');
  });

  it('leaves a jump from another page to an open layer to the router', () => {
    const to = { as: '/Foundation#item-1', layer: 'menu' };
    expect(pageLayers.isPageStep('/Primer', to)).toBe(true);
    expect(pageLayers.isPageStep('/Foundation', to)).toBe(false);
  });
});
