import { normalise } from '../../helpers/normalise';
import { rawDocument } from '../../helpers/rawDocument';

/** Five minutes after midnight in India, when it is still the day before in London. */
const JUST_21_NOVEMBER = Date.UTC(2026, 10, 20, 18, 35);

/** Why a product with these days is not shown at a moment. */
function offAt(now: number, days: Readonly<Record<string, string>>): string | undefined {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const { item, diagnostics } = normalise('product', rawDocument({ title: 'Rose', ...days }));
  return item ? undefined : diagnostics[0]?.code;
}

describe('the days of a document', () => {
  it.each<[days: Readonly<Record<string, string>>, code: string | undefined]>([
    [{}, undefined],
    [{ show: '2026-11-21' }, undefined],
    [{ show: '2026-11-22' }, 'hidden'],
    [{ show: '2026-12' }, 'hidden'],
    [{ until: '2026-11-20' }, 'hidden'],
    [{ until: '2026-11-21' }, undefined],
    [{ until: '2026-11' }, undefined],
    [{ show: '2026-11-01', until: '2026-10-31' }, 'daysCrossed'],
    [{ show: '2026-12', until: '2026-11-30' }, 'daysCrossed'],
  ])('says on 21 November 2026 in India of %j: %s', (days, code) => {
    expect(offAt(JUST_21_NOVEMBER, days)).toBe(code);
  });

  it('decides with the last minute of the day in India', () => {
    const midnight = Date.UTC(2026, 10, 21, 18, 30);
    expect(offAt(midnight - 1, { until: '2026-11-21' })).toBeUndefined();
    expect(offAt(midnight, { until: '2026-11-21' })).toBeDefined();
    expect(offAt(midnight - 1, { show: '2026-11-22' })).toBeDefined();
    expect(offAt(midnight, { show: '2026-11-22' })).toBeUndefined();
  });
});
