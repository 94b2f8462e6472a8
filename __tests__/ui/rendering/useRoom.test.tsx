import { render, renderHook, screen } from '@testing-library/react';
import Router from 'next/router';
import { renderToString } from 'react-dom/server';
import type { SectionKind } from '@/ui/rendering/renderNearViewport';
import { useRememberRooms } from '@/ui/rendering/useRememberRooms';
import { useRoom } from '@/ui/rendering/useRoom';
import { aRouter } from '../../helpers/aRouter';
import { navigateWithinSite } from '../../helpers/navigateWithinSite';

interface Seen {
  readonly shown: boolean;
  readonly style: object | undefined;
}

let seen: Seen[];
/** Where the parts lie, as the browser would say it: distance of the top from the window's, and height. */
const places = new Map<string, readonly [top: number, height: number]>();

function Part({ name, far }: { readonly name: string; readonly far?: SectionKind }) {
  const { part, shown } = useRoom(name, far);
  const { style } = part;
  if (JSON.stringify(seen.at(-1)) !== JSON.stringify({ shown, style })) seen.push({ shown, style });
  return (
    <section {...part} data-name={name}>
      {shown ? `The ${name}` : null}
    </section>
  );
}

function beOn(path: string): void {
  Object.assign(Router, { router: aRouter(path) });
}

/** Shows a part with its padding of 10 pixels, and leaves its page. */
function seeAndLeave(name: string, far?: SectionKind): void {
  const { unmount } = render(<Part name={name} {...(far && { far })} />);
  screen.getByText(`The ${name}`).style.padding = '10px 0 0';
  navigateWithinSite();
  unmount();
  seen = [];
}

function goBackTo(path: string): void {
  beOn('/next');
  navigateWithinSite('history');
  beOn(path);
}

beforeEach(() => {
  seen = [];
  places.clear();
  renderHook(useRememberRooms);
  window.innerHeight = 700;
  beOn('/Foundation');
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const [top = 0, height = 0] = places.get(this.dataset.name ?? '') ?? [];
    return new DOMRect(0, top, 360, height);
  });
});

describe('useRoom', () => {
  it('shows everything in the static HTML and during hydration', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Part name="clips" far="rail" />);
    expect(container).toHaveTextContent('The clips');
    render(<Part name="clips" far="rail" />, { container, hydrate: true });
    expect(seen).not.toContainEqual(expect.objectContaining({ shown: false }));
    expect(seen.at(-1)?.style).toBeUndefined();
  });
});

describe('useRoom while a link is followed', () => {
  it('shows everything that is still hydrated', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Part name="clips" far="rail" />);
    seen = [];
    window.history.replaceState(null, '', '/Foundation');
    navigateWithinSite();
    render(<Part name="clips" far="rail" />, { container, hydrate: true });
    expect(seen).toEqual([{ shown: true, style: undefined }]);
  });
});

describe('useRoom after a link', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/Foundation');
    navigateWithinSite();
  });

  it('shows a part of the first screen at once', () => {
    render(<Part name="head" />);
    expect(seen).toEqual([{ shown: true, style: undefined }]);
  });

  it('shows a part below the first screen after that, in a room of about its height', () => {
    render(<Part name="clips" far="rail" />);
    expect(seen).toEqual([
      { shown: false, style: { minHeight: '24rem' } },
      { shown: true, style: undefined },
    ]);
  });

  it('shows everything at once, with its true height, if the link leads to a fragment', () => {
    window.history.replaceState(null, '', '/Foundation#item-1');
    render(<Part name="clips" far="rail" />);
    expect(seen).toEqual([{ shown: true, style: { contentVisibility: 'visible' } }]);
  });
});

describe('useRoom after Back', () => {
  it.each([
    ['in view', 100, true],
    ['less than half a window below it', 1_000, true],
    ['further below', 1_100, false],
    ['less than half a window above it', -600, true],
    ['further above', -700, false],
  ])('keeps the room of a part that was %s', (_where, top, atOnce) => {
    places.set('clips', [top, 300]);
    seeAndLeave('clips', 'rail');
    goBackTo('/Foundation');
    render(<Part name="clips" far="rail" />);
    const filled = { shown: true, style: { containIntrinsicHeight: 'auto 290px' } };
    expect(seen).toEqual(atOnce ? [filled] : [{ shown: false, style: { height: 300 } }, filled]);
  });

  it('does so for a part of the first screen', () => {
    places.set('head', [-2_000, 400]);
    seeAndLeave('head');
    goBackTo('/Foundation');
    render(<Part name="head" />);
    expect(seen[0]).toEqual({ shown: false, style: { height: 400 } });
  });

  it.each<[what: string, path: string, resizeBy: number]>([
    ['on another page', '/Primer', 0],
    ['in a window of another width', '/Foundation', 100],
  ])('shows everything at once, with its true height, %s', (_what, path, resizeBy) => {
    places.set('clips', [-2_000, 300]);
    seeAndLeave('clips', 'rail');
    window.innerWidth += resizeBy;
    window.dispatchEvent(new Event('resize'));
    goBackTo(path);
    render(<Part name="clips" far="rail" />);
    expect(seen).toEqual([{ shown: true, style: { contentVisibility: 'visible' } }]);
  });

  it('keeps rooms when the bar of a phone’s browser comes or goes, and after a shallow change', () => {
    places.set('clips', [-2_000, 300]);
    seeAndLeave('clips', 'rail');
    window.innerHeight = 640;
    window.dispatchEvent(new Event('resize'));
    Router.events.emit('routeChangeStart', '/Foundation?sort=price', { shallow: true });
    goBackTo('/Foundation');
    render(<Part name="clips" far="rail" />);
    expect(seen[0]?.shown).toBe(false);
  });

  it('forgets the step in the history at the next link', () => {
    places.set('clips', [-2_000, 300]);
    seeAndLeave('clips', 'rail');
    goBackTo('/Foundation');
    window.history.replaceState(null, '', '/Foundation');
    navigateWithinSite();
    render(<Part name="clips" far="rail" />);
    expect(seen[0]).toEqual({ shown: false, style: { minHeight: '24rem' } });
  });
});
