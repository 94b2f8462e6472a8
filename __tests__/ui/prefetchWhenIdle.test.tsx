import { prefetchWhenIdle } from '@/ui/prefetchWhenIdle';

const SECONDS_MS = 3000;

/** Sets what the browser says, and runs the timers of some seconds. */
function askWith({ state = 'complete', saveData = false }): jest.Mock {
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state as DocumentReadyState);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  return jest.fn();
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('prefetchWhenIdle', () => {
  it.each([
    ['once on a loaded page', {}, 1],
    ['never while data is saved', { saveData: true }, 0],
    ['not before the page has loaded', { state: 'interactive' }, 0],
  ])('runs the task %s', (_when, browser, times) => {
    const task = askWith(browser);
    prefetchWhenIdle(task);
    jest.advanceTimersByTime(SECONDS_MS);
    expect(task).toHaveBeenCalledTimes(times);
  });

  it('runs the task when the page has loaded', () => {
    const task = askWith({ state: 'interactive' });
    prefetchWhenIdle(task);
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(SECONDS_MS);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('does not run a cancelled task', () => {
    const task = askWith({});
    prefetchWhenIdle(task)();
    jest.advanceTimersByTime(SECONDS_MS);
    expect(task).not.toHaveBeenCalled();
  });
});
