import { act } from '@testing-library/react';
import Router from 'next/router';
import { PageProgress } from '@/layout/PageProgress';
import { loadPlainly } from '@/ui/loadPlainly';
import { renderInSite } from '../helpers/renderInSite';

jest.mock('@/ui/loadPlainly');

const loaded = jest.mocked(loadPlainly);
const start = (address: string) => act(() => Router.events.emit('routeChangeStart', address));
const complete = (address: string) => act(() => Router.events.emit('routeChangeComplete', address));
/** As the router ends a step when the next begins, whose address it gives. */
const cancel = (next: string) =>
  act(() => Router.events.emit('routeChangeError', { cancelled: true }, next));
const fail = (address: string) =>
  act(() => Router.events.emit('routeChangeError', new Error(), address));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  loaded.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('PageProgress', () => {
  it.each([complete, fail])(
    'shows a line 200 ms after the start of a navigation, until its end %#',
    (end) => {
      const { container } = renderInSite(<PageProgress />);
      const line = container.firstElementChild;
      expect(line).toHaveStyle({ transform: 'scaleX(0)' });
      start('/lens');
      pass(199);
      expect(line).toHaveStyle({ transform: 'scaleX(0)' });
      pass(1);
      expect(line).toHaveStyle({ transform: 'scaleX(0.92)' });
      end('/lens');
      expect(line).toHaveStyle({ transform: 'scaleX(0)' });
    },
  );

  it('shows none, and loads nothing, for a page that comes sooner', () => {
    const { container } = renderInSite(<PageProgress />);
    start('/lens');
    start('/lens');
    complete('/lens');
    pass(10_000);
    expect(container.firstElementChild).toHaveStyle({ transform: 'scaleX(0)' });
    expect(loaded).not.toHaveBeenCalled();
  });

  it('loads a page plainly whose data have not come within four seconds', () => {
    renderInSite(<PageProgress />);
    start('/lens');
    pass(3_999);
    expect(loaded).not.toHaveBeenCalled();
    pass(1);
    expect(loaded.mock.calls).toEqual([['/lens']]);
  });

  it('waits no longer for a page whose link is tapped again', () => {
    renderInSite(<PageProgress />);
    start('/lens');
    pass(3_000);
    cancel('/lens');
    start('/lens');
    pass(1_000);
    expect(loaded.mock.calls).toEqual([['/lens']]);
  });

  it.each<[what: string, leave: () => void]>([
    ['another page', () => start('/toner')],
    ['a part of this page', () => undefined],
  ])('waits for %s anew, and no longer for the one before', (_what, leave) => {
    renderInSite(<PageProgress />);
    start('/lens');
    pass(3_000);
    cancel('/toner');
    leave();
    pass(3_999);
    expect(loaded).not.toHaveBeenCalled();
    cancel('/lens');
    start('/lens');
    pass(3_999);
    expect(loaded).not.toHaveBeenCalled();
  });
});
