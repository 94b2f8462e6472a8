import { logEvent } from '@/data/log/logEvent';
import { logged } from '../../helpers/logged';

const levels = ['info', 'warn', 'error'] as const;

describe('logEvent', () => {
  it.each(levels)('writes one line of JSON at the level %s only', (level) => {
    const [info, warn, error] = levels.map(logged);
    logEvent(level, 'collection read', { collection: 'WAX Stick', ms: 12 });
    expect({ info: info?.events(), warn: warn?.events(), error: error?.events() }).toEqual({
      info: [],
      warn: [],
      error: [],
      [level]: [{ level, event: 'collection read', collection: 'WAX Stick', ms: 12 }],
    });
  });

  it.each(['a\nb', 'a\rb', 'a\r\n{"event":"forged"}', 'a\u001b[2Kb', 'a\u0000b'])(
    'writes %j on one line, without losing characters',
    (text) => {
      const warn = logged('warn');
      logEvent('warn', text, { id: text });
      expect(warn.lines().join('')).toMatch(/^[^\p{Cc}]+$/u);
      expect(warn.events()).toEqual([{ level: 'warn', event: text, id: text }]);
    },
  );
});
