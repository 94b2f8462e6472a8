import type { NextApiRequest } from 'next';
import { answerReady } from '@/answers/health/readiness';
import { shutDownGracefully } from '@/selfHosted/shutDownGracefully';
import { anApiResponse } from '../helpers/anApiResponse';
import { resetCaches } from '../helpers/resetCaches';

function readyStatus(): number {
  const response = anApiResponse();
  answerReady({ method: 'GET' } as NextApiRequest, response);
  return response.statusCode;
}

beforeEach(resetCaches);
afterAll(resetCaches);

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
    expect(readyStatus()).toBe(200);
    listener?.();
    expect(readyStatus()).toBe(503);
    jest.advanceTimersByTime(8_000);
    expect(exit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2_000);
    expect(exit).toHaveBeenCalledWith(code);
    jest.useRealTimers();
  });
});
