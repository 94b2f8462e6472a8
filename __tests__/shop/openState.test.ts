import { noticeReaders } from '@/data/normalise/noticeReaders';
import { type OpenState, openState } from '@/shop/openState';
import type { ShopHours } from '@/shop/ShopHours';
import fc from '../helpers/fastCheck';

const MINUTE_MS = 60_000;

function hours(text: string, holidays = ''): ShopHours {
  const { value: times = [] } = noticeReaders.hours(text);
  return { times, holidays: noticeReaders.holidays(holidays).value ?? [] };
}

/** A moment in Indian time. 19 October 2026 is a Monday. */
function inIndia(date: string, clock: string): number {
  return Date.parse(`${date}T${clock}:00+05:30`);
}

const week = 'Mo-Sa 10:00-20:30, Su 10:00-14:00';
const open = (until: number): OpenState => ({ open: true, until });
const closed = (inDays: number, weekday: number, minutes: number): OpenState => ({
  open: false,
  next: { inDays, weekday, minutes },
});

describe('openState', () => {
  it.each<[date: string, clock: string, state: OpenState]>([
    ['2026-10-19', '09:59', closed(0, 0, 600)],
    ['2026-10-19', '10:00', open(1230)],
    ['2026-10-19', '20:30', closed(1, 1, 600)],
    ['2026-10-25', '14:00', closed(1, 0, 600)],
  ])('in a usual week, on %s at %s', (date, clock, state) => {
    expect(openState(hours(week), inIndia(date, clock))).toEqual(state);
  });

  it.each<[what: string, date: string, clock: string, state: OpenState]>([
    ['closed', '2026-10-20', '12:00', closed(3, 4, 600)],
    ['open late, after midnight', '2026-10-19', '00:29', open(30)],
    ['after that as usual', '2026-10-19', '00:30', closed(0, 0, 600)],
  ])('on festival days: %s', (_what, date, clock, state) => {
    const festival = '2026-10-18 18:00-00:30; 2026-10-20 to 2026-10-22 closed';
    expect(openState(hours(week, festival), inIndia(date, clock))).toEqual(state);
  });

  it.each<[what: string, text: string, date: string, clock: string, state: OpenState]>([
    [
      'a break at noon',
      'Mo-Su 10:00-13:00, Mo-Su 16:00-20:00',
      '2026-10-19',
      '14:00',
      closed(0, 0, 960),
    ],
    ['Sunday into Monday', 'Su 20:00-02:00', '2026-10-19', '01:00', open(120)],
    [
      'days that touch at midnight',
      'Mo 10:00-00:00, Tu 00:00-04:00',
      '2026-10-19',
      '23:00',
      open(240),
    ],
    ['always', 'Mo-Su 00:00-00:00', '2026-10-19', '12:00', { open: true }],
  ])('handles %s', (_what, text, date, clock, state) => {
    expect(openState(hours(text), inIndia(date, clock))).toEqual(state);
  });

  it('does not give the next opening when it is weeks ahead', () => {
    const away = hours(week, '2026-10-01 to 2026-11-30 closed');
    expect(openState(away, inIndia('2026-10-19', '12:00'))).toEqual({ open: false });
  });

  it('changes exactly at the time that it returns, not before', () => {
    const moments = fc.integer({ min: 0, max: 60 * 24 * 60 });
    const holidays = '2026-10-19 to 2026-10-21 17:00-03:00; 2026-11-08 closed';
    const shop = hours('Mo-Fr 10:00-13:00, Mo-Fr 16:00-20:30, Sa 20:00-02:00', holidays);
    const property = fc.property(
      moments,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (start, part) => {
        const at = inIndia('2026-10-01', '00:00') + start * MINUTE_MS;
        const state = openState(shop, at);
        const now = start % (24 * 60);
        const then = state.open ? (state.until ?? Number.NaN) : (state.next?.minutes ?? Number.NaN);
        const days = state.open ? (then <= now ? 1 : 0) : (state.next?.inDays ?? 0);
        const left = days * 24 * 60 + then - now;
        expect(left).toBeGreaterThan(0);
        const before = openState(shop, at + Math.floor(part * (left - 1)) * MINUTE_MS);
        expect(before.open).toBe(state.open);
        expect(openState(shop, at + left * MINUTE_MS).open).toBe(!state.open);
      },
    );
    fc.assert(property);
  });
});
