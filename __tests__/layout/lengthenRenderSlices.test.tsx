import { createRequire } from 'node:module';
import Router from 'next/router';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { lengthenRenderSlices } from '@/layout/lengthenRenderSlices';

jest.mock('scheduler', () => ({
  ...jest.requireActual('scheduler'),
  unstable_forceFrameRate: jest.fn(),
}));

describe('lengthenRenderSlices', () => {
  it('lengthens slices from the press until the page is shown, or can not be shown', () => {
    lengthenRenderSlices();
    expect(forceFrameRate).not.toHaveBeenCalled();
    for (const end of ['routeChangeComplete', 'routeChangeError'] as const) {
      Router.events.emit('routeChangeStart');
      expect(forceFrameRate).toHaveBeenLastCalledWith(20);
      Router.events.emit(end);
      expect(forceFrameRate).toHaveBeenLastCalledWith(0);
    }
  });

  it('configures the scheduler that react-dom uses', () => {
    const ofReactDom = createRequire(require.resolve('react-dom')).resolve('scheduler');
    expect(require.resolve('scheduler')).toBe(ofReactDom);
  });
});
