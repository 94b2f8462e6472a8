import Router from 'next/router';
import { watchFirstStep } from '@/layout/effects/watchFirstStep';
import { aRouter } from '../../helpers/aRouter';
import { connected } from '../../helpers/connected';

let router: ReturnType<typeof aRouter>;
let stop: () => void;

/** A step as the router makes it. */
function step(address: string, shallow = false) {
  Router.events.emit('routeChangeStart', address, { shallow });
  router.asPath = address;
  Router.events.emit('routeChangeComplete', address, { shallow });
}

beforeEach(() => {
  router = aRouter('/lens');
  Object.assign(Router, { router });
  document.documentElement.dataset.stored = '1';
  stop = watchFirstStep();
});
afterEach(() => {
  stop();
  connected();
  delete document.documentElement.dataset.stored;
});

describe('watchFirstStep', () => {
  it('fetches the data of the first page once, when it has been left', () => {
    expect(router.prefetch).not.toHaveBeenCalled();
    step('/lens?sort=price', true);
    expect(router.prefetch).not.toHaveBeenCalled();
    step('/toner');
    step('/blush');
    expect(jest.mocked(router.prefetch).mock.calls.map(([address]) => address)).toEqual([
      '/lens?sort=price',
    ]);
  });

  it('fetches nothing on a device that saves data', () => {
    connected({ saveData: true });
    step('/toner');
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it('removes the mark of a stored page when that is left, not when it is sorted', () => {
    const root = document.documentElement;
    step('/lens?sort=price', true);
    expect(root).toHaveAttribute('data-stored');
    Router.events.emit('routeChangeStart', '/toner', { shallow: false });
    expect(root).not.toHaveAttribute('data-stored');
  });
});
