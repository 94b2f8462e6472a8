import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { logDiagnostics } from '@/data/log/logDiagnostics';
import { logged } from '../../helpers/logged';

const misspelt: ShelfDiagnostic = {
  ...{ ids: ['rose'], code: 'misspelt', field: 'prcie', typed: '450', expected: 'price' },
};

const twins: ShelfDiagnostic = {
  ids: ['mint', 'lily'],
  code: 'twins',
  field: 'title',
  typed: 'rose',
};

const unknown: ShelfDiagnostic = {
  ids: ['rose'],
  code: 'unknownField',
  field: 'stock',
  typed: '3',
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
    const mended = { ...misspelt, typed: '500' };
    logDiagnostics('WAX Stick', [{ ...misspelt }, mended], [twins, misspelt]);
    expect(warn.events()).toMatchObject([{ typed: '500' }]);
  });

  it('logs a left-out document each time', () => {
    const warn = logged('warn');
    logDiagnostics('WAX Stick', [leftOut], [leftOut]);
    const event = { level: 'warn', event: 'document left out', collection: 'WAX Stick' };
    expect(warn.events()).toEqual([{ ...event, id: 'rose', cause: expect.any(String) }]);
  });
});
