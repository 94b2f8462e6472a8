import { whenIdle } from '@/ui/rendering/whenIdle';

function pageIs(state: DocumentReadyState): void {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

describe('whenIdle', () => {
  it('waits for the page to load', () => {
    jest.useFakeTimers();
    pageIs('interactive');
    const task = jest.fn();
    whenIdle(task);
    jest.runAllTimers();
    expect(task).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('leaves the moment to the browser, where it says when it is idle', () => {
    pageIs('complete');
    const request = jest.fn();
    Object.defineProperty(window, 'requestIdleCallback', { configurable: true, value: request });
    const task = jest.fn();
    whenIdle(task);
    expect(request).toHaveBeenCalledWith(task);
  });
});
