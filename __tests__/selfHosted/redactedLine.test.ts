import { redactedLine } from '@/selfHosted/redactedLine';

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
