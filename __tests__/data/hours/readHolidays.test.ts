import { readHolidays } from '@/data/hours/readHolidays';

describe('readHolidays', () => {
  it('reads days and date ranges, closed or with special hours, sorted by date', () => {
    const text = ' 2026-10-20 closed, 2026-10-18  to 2026-10-19 10:00-23:30,';
    expect(readHolidays(text)).toEqual([
      { from: '2026-10-18', to: '2026-10-19', opens: '10:00', closes: '23:30' },
      { from: '2026-10-20', to: '2026-10-20' },
    ]);
  });

  it.each([
    '2026-10-18 to 2026-10-19 10am-11:30pm; 2026-10-20 Closed',
    '2026-10-18–2026-10-19: 10.00-23.30\n2026-10-20 বন্ধ',
    '20 Oct 2026 closed, 18 October 2026 to 19 October 2026 10:00-23:30',
    '18-10-2026 - 19/10/2026 10am-11:30pm; 20th oct. 2026: closed',
    '১৮ oct ২০২৬ to 2026-10-19 10:00-23:30; 20.10.2026 off',
    '১৮ অক্টোবর ২০২৬ থেকে ১৯ অক্টোবর ২০২৬ সকাল ১০টা থেকে রাত ১১:৩০ পর্যন্ত, ২০শে অক্টোবর ২০২৬ বন্ধ',
    '১৮ অক্টোবর ২০২৬ - ১৯/১০/২০২৬ ১০:০০-২৩:৩০\n২০/১০/২০২৬ বন্ধ থাকবে।',
    '18 अक्टूबर 2026 से 19 अक्टूबर 2026 सुबह 10 बजे से रात 11:30 बजे तक; २० अक्तूबर २०२६ बंद',
    '2026-10-18 to 2026-10-19 10:00-23:30, 20 October 2026',
  ])('reads the same from %j', (text) => {
    expect(readHolidays(text)).toEqual(
      readHolidays('2026-10-20 closed, 2026-10-18 to 2026-10-19 10:00-23:30'),
    );
  });

  it.each(['', ' , '])('finds none in %j', (text) => expect(readHolidays(text)).toEqual([]));

  it.each([
    'Durga Puja',
    '৯ অক্টোবর',
    'দুর্গাপুজো বন্ধ',
    '2026-10-20 ask',
    '20 Okt 2026 closed',
    '30 Feb 2026 closed',
    '10-20-2026 closed',
    '20 Oct closed',
    '2026-02-30 closed',
    '2026-13-01 closed',
    '2026-10-20 to 2026-10-18 closed',
    '2026-10-20 24:00-25:00',
    '2026-10-20 10:00',
  ])('returns undefined for %j', (text) => expect(readHolidays(text)).toBeUndefined());
});
