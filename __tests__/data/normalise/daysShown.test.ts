import { daysShown } from '@/data/normalise/daysShown';
import { normaliseShelf } from '@/data/normalise/normaliseShelf';
import { rawDocument } from '../../helpers/rawDocument';

/** Five minutes after midnight in India, when it is still the day before in London. */
const JUST_21_NOVEMBER = Date.UTC(2026, 10, 20, 18, 35);

describe('daysShown', () => {
  it.each<[days: Parameters<typeof daysShown>[0], isOff: boolean, codes: string[]]>([
    [{}, false, []],
    [{ show: '2026-11-21' }, false, []],
    [{ show: '2026-11' }, false, []],
    [{ show: '2026-11-22' }, true, ['notYet']],
    [{ show: '2026-12' }, true, ['notYet']],
    [{ until: '2026-11-20' }, true, ['over']],
    [{ until: '2026-10' }, true, ['over']],
    [{ until: '2026-11-21' }, false, ['endsSoon']],
    [{ until: '2026-11-27' }, false, ['endsSoon']],
    [{ until: '2026-11-28' }, false, []],
    [{ until: '2026-11' }, false, []],
    [{ show: '2026-11-01', until: '2026-11' }, false, []],
    [{ show: '2026-11-01', until: '2026-10-31' }, true, ['daysCrossed']],
    [{ show: '2026-12', until: '2026-11-30' }, true, ['daysCrossed']],
  ])('on 21 November 2026 in India, with %j: off is %s, %j', (days, isOff, codes) => {
    const shown = daysShown(days, JUST_21_NOVEMBER);
    expect(shown.isOff).toBe(isOff);
    expect(shown.diagnostics.map(({ code }) => code)).toEqual(codes);
  });

  it('decides with the last minute of the day in India', () => {
    const midnight = Date.UTC(2026, 10, 21, 18, 30);
    expect(daysShown({ until: '2026-11-21' }, midnight - 1).isOff).toBe(false);
    expect(daysShown({ until: '2026-11-21' }, midnight).isOff).toBe(true);
    expect(daysShown({ show: '2026-11-22' }, midnight - 1).isOff).toBe(true);
    expect(daysShown({ show: '2026-11-22' }, midnight).isOff).toBe(false);
  });
});

describe('normaliseShelf', () => {
  it('leaves out products whose days have not come or are over, and shows those of an unreadable day', () => {
    jest.spyOn(Date, 'now').mockReturnValue(JUST_21_NOVEMBER);
    const fine = { price: 120, img: '/a.webp' };
    const { items, diagnostics } = normaliseShelf('product', [
      rawDocument({ ...fine, title: 'Pujo set', until: '20 November 2026', prcie: 1 }, 'a'),
      rawDocument({ ...fine, title: 'Poush set', show: '15/12/2026' }, 'b'),
      rawDocument({ ...fine, title: 'Offer', show: '1-11-2026', until: '25 Nov 2026' }, 'c'),
      rawDocument({ ...fine, title: 'Rose', until: 'soon' }, 'd'),
    ]);
    expect(items.map(({ id }) => id)).toEqual(['c', 'd']);
    expect(diagnostics).toEqual([
      { ids: ['a'], code: 'over', field: 'until', found: '2026-11-20' },
      { ids: ['b'], code: 'notYet', field: 'show', found: '2026-12-15' },
      { ids: ['c'], code: 'endsSoon', field: 'until', found: '2026-11-25' },
      { ids: ['d'], code: 'unreadable', field: 'until', found: 'soon' },
    ]);
  });
});
