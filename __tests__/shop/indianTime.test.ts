import { indianTime } from '@/shop/indianTime';

describe('indianTime', () => {
  it.each([
    ['2026-10-20T06:30:00Z', '2026-10-20', 1, 720],
    ['2026-10-20T18:29:59Z', '2026-10-20', 1, 1439],
    ['2026-10-20T18:30:00Z', '2026-10-21', 2, 0],
    ['2027-12-31T20:00:00Z', '2028-01-01', 5, 90],
  ])('turns %s into %s, weekday %i, minute %i', (at, date, weekday, minutes) => {
    expect(indianTime(Date.parse(at))).toEqual({ date, weekday, minutes });
  });
});
