import { readDay } from '@/data/normalise/readDay';
import { notText } from '../../helpers/notText';

describe('readDay', () => {
  it.each([
    ['2026-09-12', '2026-09-12'],
    ['2026/9/2', '2026-09-02'],
    ['12-9-2026', '2026-09-12'],
    ['12.09.2026', '2026-09-12'],
    [' 12  September 2026 ', '2026-09-12'],
    ['12th Sept. 2026', '2026-09-12'],
    ['2-Sep-2026', '2026-09-02'],
    ['September 2, 2026', '2026-09-02'],
    ['September 2026', '2026-09'],
    ['2026-09', '2026-09'],
    ['১২-৯-২০২৬', '2026-09-12'],
    ['१२/९/२०२६', '2026-09-12'],
    ['৯ই অক্টোবর ২০২৭', '2027-10-09'],
    ['১লা বৈশাখ ২০২৭', undefined],
    ['9 ফেব্রুয়ারী 2027', '2027-02-09'],
    ['मई २०२७', '2027-05'],
    ['12 फ़रवरी, 2027', '2027-02-12'],
    ['01-Dec-26', '2026-12-01'],
    ['1-DEC-26', '2026-12-01'],
    ['Dec-26', '2026-12'],
    ['12-9-26', '2026-09-12'],
    ['20/10/27', '2027-10-20'],
    ['20 Oct 27', '2027-10-20'],
  ])('reads %j', (typed, date) => {
    expect(readDay(typed)).toBe(date);
  });

  it.each([
    '30 February 2026',
    '2026-13',
    '2026-13-01',
    '0-0-2026',
    '31-Feb-26',
    '01-Dec',
    'Abc-26',
    '46692',
    '12 Smarch 2026',
    'September',
    'last week',
    '2026',
    '',
  ])('reads no day in %j', (typed) => {
    expect(readDay(typed)).toBeUndefined();
  });

  it.each([
    ['20 Oct', '2026-10-20', '2026-10-20'],
    ['20 Oct', '2026-10-21', '2027-10-20'],
    ['২০ অক্টোবর', '2026-10-21', '2027-10-20'],
    ['Oct 20th', '2026-01-01', '2026-10-20'],
    ['29 Feb', '2096-03-01', '2104-02-29'],
    ['31 Feb', '2026-01-01', undefined],
    ['20/10', '2026-01-01', undefined],
  ])('reads %j, typed on %s, as the next such day: %s', (typed, today, date) => {
    expect(readDay(typed, today)).toBe(date);
    expect(readDay(typed)).toBeUndefined();
  });

  it('reads no day in what is no text', () => {
    expect(notText.filter(([, value]) => readDay(value) !== undefined)).toEqual([]);
  });
});
