import { indianTime } from '@/shop/indianTime';
import fc from '../helpers/fastCheck';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

describe('indianTime', () => {
  it.each([
    ['2026-10-20T06:30:00Z', '2026-10-20', 1, 720],
    ['2026-10-20T18:29:59Z', '2026-10-20', 1, 1439],
    ['2026-10-20T18:30:00Z', '2026-10-21', 2, 0],
    ['2027-12-31T20:00:00Z', '2028-01-01', 5, 90],
  ])('turns %s into %s, weekday %i, minute %i', (at, date, weekday, minutes) => {
    expect(indianTime(Date.parse(at))).toEqual({ date, weekday, minutes });
  });

  it('agrees with Intl in the Asia/Kolkata time zone at any moment', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone: 'Asia/Kolkata', weekday: 'short', hourCycle: 'h23' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    });
    const moments = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    const property = fc.property(moments, (moment) => {
      const parts = calendar.formatToParts(moment);
      const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
      const { date, weekday, minutes } = indianTime(moment.getTime());
      expect(date).toBe(`${part('year')}-${part('month')}-${part('day')}`);
      expect(days[weekday]).toBe(part('weekday').slice(0, 3));
      expect(minutes).toBe(Number(part('hour')) * 60 + Number(part('minute')));
    });
    fc.assert(property);
  });
});
