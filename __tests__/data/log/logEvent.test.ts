import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { logDiagnostics } from '@/data/log/logDiagnostics';
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

const misspelt: ShelfDiagnostic = {
  ...{ ids: ['rose'], code: 'misspelt', field: 'prcie', found: '450', meant: 'price' },
};
const twins: ShelfDiagnostic = {
  ids: ['mint', 'lily'],
  code: 'twins',
  field: 'title',
  found: 'rose',
};
const unknown: ShelfDiagnostic = {
  ids: ['rose'],
  code: 'unknownField',
  field: 'stock',
  found: '3',
};
const leftOut: ShelfDiagnostic = { ids: ['rose'], code: 'leftOut' };

describe('logDiagnostics', () => {
  it('logs all fields of a diagnostic and its severity in one line', () => {
    const warn = logged('warn');
    logDiagnostics('WAX Stick', [misspelt], []);
    const event = { level: 'warn', event: 'document remark', collection: 'WAX Stick' };
    expect(warn.events()).toEqual([{ ...event, ...misspelt, ids: 'rose', severity: 'error' }]);
  });

  it('logs warnings at the level info, but neither hints nor empty shelves', () => {
    const info = logged('info');
    logDiagnostics('WAX Stick', [twins, unknown, { code: 'emptyShelf', ids: [] }], []);
    expect(info.events()).toMatchObject([
      { severity: 'warning', ids: 'mint, lily', code: 'twins' },
    ]);
  });

  it('logs only diagnostics that the previous reading did not have', () => {
    const warn = logged('warn');
    const mended = { ...misspelt, found: '500' };
    logDiagnostics('WAX Stick', [{ ...misspelt }, mended], [twins, misspelt]);
    expect(warn.events()).toMatchObject([{ found: '500' }]);
  });

  it('logs a left-out document each time', () => {
    const warn = logged('warn');
    logDiagnostics('WAX Stick', [leftOut], [leftOut]);
    const event = { level: 'warn', event: 'document left out', collection: 'WAX Stick' };
    expect(warn.events()).toEqual([{ ...event, id: 'rose', cause: expect.any(String) }]);
  });
});
