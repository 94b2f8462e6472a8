import { shutDownGracefully } from '@/selfHosted/shutDownGracefully';

describe('shutDownGracefully', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('ends the process within ten seconds of %s, even if Next hangs', (signal, code) => {
    jest.useFakeTimers();
    const exit = jest.spyOn(process, 'exit').mockImplementation((() => {}) as () => never);
    // Sending the real signal would end Jest.
    const once = jest.spyOn(process, 'once').mockReturnValue(process);
    shutDownGracefully();
    const [, listener] = once.mock.calls.find(([event]) => String(event) === signal) ?? [];
    jest.advanceTimersByTime(60_000);
    listener?.();
    jest.advanceTimersByTime(8_000);
    expect(exit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2_000);
    expect(exit).toHaveBeenCalledWith(code);
    jest.useRealTimers();
  });
});
