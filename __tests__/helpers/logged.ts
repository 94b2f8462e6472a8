/** Captures what is logged at a level from now on; each line is one event as JSON. */
export function logged(level: 'info' | 'warn' | 'error') {
  const spy = jest.spyOn(console, level).mockImplementation(() => {});
  return {
    lines: (): string[] => spy.mock.calls.map((messages) => messages.join(' ')),
    events: (): unknown[] => spy.mock.calls.map((messages) => JSON.parse(messages.join(' '))),
  };
}
