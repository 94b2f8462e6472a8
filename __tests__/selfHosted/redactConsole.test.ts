import { logEvent } from '@/data/log/logEvent';
import { redactConsole } from '@/selfHosted/redactConsole';
import { logged } from '../helpers/logged';

const { error, warn, info, log } = console;
afterEach(() => Object.assign(console, { error, warn, info, log }));

/** Redacts the console and captures what is logged. */
function redactedLog() {
  const listener = logged('error');
  redactConsole();
  return listener;
}

describe('redactConsole', () => {
  it('leaves our own log lines unchanged', () => {
    const { lines } = redactedLog();
    logEvent('error', 'page not made', { route: '/[category]', cause: 'a "slip"\nand গোলাপ' });
    expect(lines()).toEqual([
      '{"level":"error","event":"page not made","route":"/[category]","cause":"a \\"slip\\"\\nand গোলাপ"}',
    ]);
  });

  it.each([
    ['a line break', 'image not had for /pictures/a\n{"level":"info","event":"forged"}'],
    ['a copy of one of our log lines', '{"level":"info","event":"forged"}'],
    ['a terminal code', 'image not had for \u001b[2J/pictures'],
  ])('prevents forged log lines by %s', (_what, said) => {
    const { lines, events } = redactedLog();
    console.error('⨯', said);
    expect(lines()).toHaveLength(1);
    for (const part of ['\n', '\u001b', 'forged']) expect(lines().join('')).not.toContain(part);
    expect(events()).toMatchObject([{ event: 'library output' }]);
  });

  it.each(['\u009b2J', '\u007f', '\u2028', '\u202e'])('escapes %j from a document', (character) => {
    const { lines, events } = redactedLog();
    logEvent('error', 'document left out', { id: `a${character}b` });
    expect(lines().join('')).not.toContain(character);
    expect(events()).toMatchObject([{ id: `a${character}b` }]);
  });
});
