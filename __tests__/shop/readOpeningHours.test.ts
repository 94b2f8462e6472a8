import { readOpeningHours } from '@/shop/readOpeningHours';

describe('readOpeningHours', () => {
  it('reads days and times in the schema.org format', () => {
    expect(readOpeningHours('Mo-We 10:00-20:30, Su 09:05-14:00')).toEqual([
      { days: ['Mo', 'Tu', 'We'], opens: '10:00', closes: '20:30' },
      { days: ['Su'], opens: '09:05', closes: '14:00' },
    ]);
  });

  it.each([
    '',
    'daily',
    'Mo-Sa',
    '10:00-20:00',
    'Mo 25:00-26:00',
    'Mo 10:00-20:60',
    'Su-Mo 10:00-12:00',
    'Mo 10:00-12:00; Tu 10:00-12:00',
    'Mo 10:00-12:00,',
  ])('returns undefined for %j', (text) => expect(readOpeningHours(text)).toBeUndefined());
});
