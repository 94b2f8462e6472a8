import { createRequire } from 'node:module';
import Router from 'next/router';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { workInLongSlices } from '@/layout/workInLongSlices';

jest.mock('scheduler', () => ({
  ...jest.requireActual('scheduler'),
  unstable_forceFrameRate: jest.fn(),
}));

describe('workInLongSlices', () => {
  it('asks for fewer pauses from the press on until the page is there', () => {
    workInLongSlices();
    expect(forceFrameRate).not.toHaveBeenCalled();
    Router.events.emit('routeChangeStart');
    expect(forceFrameRate).toHaveBeenLastCalledWith(20);
    Router.events.emit('routeChangeComplete');
    expect(forceFrameRate).toHaveBeenLastCalledWith(0);
  });

  it('asks the scheduler that react-dom has', () => {
    const ofReactDom = createRequire(require.resolve('react-dom')).resolve('scheduler');
    expect(require.resolve('scheduler')).toBe(ofReactDom);
  });
});
