import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { logDiagnostics } from '@/data/log/logDiagnostics';
import { logged } from '../../helpers/logged';

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
  it('says all of a remark, with what it weighs, in a line', () => {
    const warn = logged('warn');
    logDiagnostics('WAX Stick', [misspelt], []);
    const event = { level: 'warn', event: 'document remark', collection: 'WAX Stick' };
    expect(warn.events()).toEqual([{ ...event, ...misspelt, ids: 'rose', severity: 'error' }]);
  });

  it('says warnings as what need not worry who runs the site, hints and empty shelves not at all', () => {
    const info = logged('info');
    logDiagnostics('WAX Stick', [twins, unknown, { code: 'emptyShelf', ids: [] }], []);
    expect(info.events()).toMatchObject([
      { severity: 'warning', ids: 'mint, lily', code: 'twins' },
    ]);
  });

  it('says only what the reading before did not have', () => {
    const warn = logged('warn');
    const mended = { ...misspelt, found: '500' };
    logDiagnostics('WAX Stick', [{ ...misspelt }, mended], [twins, misspelt]);
    expect(warn.events()).toMatchObject([{ found: '500' }]);
  });

  it('says each time that a document is left out', () => {
    const warn = logged('warn');
    logDiagnostics('WAX Stick', [leftOut], [leftOut]);
    const event = { level: 'warn', event: 'document left out', collection: 'WAX Stick' };
    expect(warn.events()).toEqual([{ ...event, id: 'rose', cause: expect.any(String) }]);
  });

  it('lets no document forge a line', () => {
    const warn = logged('warn');
    logDiagnostics('WAX Stick', [{ ...misspelt, ids: ['a\n{"level":"error"}'] }], []);
    expect(warn.lines().join('')).not.toContain('\n');
  });
});
