import { logEvent } from '@/data/log/logEvent';
import { redactConsole } from '@/selfHosted/redactConsole';
import { redactedLine } from '@/selfHosted/redactedLine';
import { logged } from '../helpers/logged';

const { error, warn, info, log } = console;

/** Redacts the console and captures what is logged. */
function redactedLog() {
  const listener = logged('error');
  redactConsole();
  return listener;
}

describe('redactConsole', () => {
  afterEach(() => Object.assign(console, { error, warn, info, log }));

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

const address = 'https://i.ytimg.com/vi/Asha/hq.jpg';

function invalid(input: string): Error {
  return Object.assign(new TypeError(`Invalid URL\n    at Asha (${input})`), {
    code: 'ERR_INVALID_URL',
    input,
  });
}

describe('redactedLine', () => {
  it.each<[said: unknown[], words: string]>([
    [
      ['\u001b[31m⨯\u001b[0m', 'upstream image response failed for', address, 404],
      'upstream image response failed for',
    ],
    [[`⨯ The requested resource "${address}" has type "Asha"`], 'The requested resource'],
    [[`Failed to handle request for /Asha?a`], 'Failed to handle request for'],
    [
      ['upstream image', address, 'hostname resolved to private IP', '["::1"]'],
      'upstream image … hostname resolved to private IP',
    ],
  ])('keeps the fixed words of %j', (said, words) => {
    expect(JSON.parse(redactedLine('error', said))).toEqual({
      level: 'error',
      event: 'library output',
      words,
    });
  });

  it('logs the type and location of an error, not its message', () => {
    const line = redactedLine('error', [invalid('/Asha')]);
    expect(JSON.parse(line)).toEqual({
      level: 'error',
      event: 'library output',
      error: 'TypeError ERR_INVALID_URL',
      at: expect.arrayContaining([expect.stringMatching(/^at .*redactedLine\.test/)]),
    });
    expect(line).not.toContain('Asha');
  });

  it('logs only the type of an error without a code', () => {
    expect(JSON.parse(redactedLine('error', [new RangeError('Asha')]))).toMatchObject({
      error: 'RangeError',
    });
  });

  it.each<unknown[]>([
    [address],
    ['/Asha'],
    ['Asha'],
    [{ input: 'Asha' }],
    [`%Asha Sen`],
    [new Error('Asha Sen')],
    ['%s', 'Asha'],
  ])('drops everything that may come from a visitor: %j', (...said) => {
    expect(redactedLine('warn', said)).not.toContain('Asha');
  });
});
