import { readHolidays } from '@/data/hours/readHolidays';
import { readOpeningHours } from '@/data/hours/readOpeningHours';
import { english } from '@/messages/en/english';
import { openingHoursText, type WeekWords } from '@/shop/openingHoursText';

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

/** Words that show exactly what was read. */
const exact: WeekWords = {
  days: { Mo: 'Mo', Tu: 'Tu', We: 'We', Th: 'Th', Fr: 'Fr', Sa: 'Sa', Su: 'Su' },
  closed: 'closed',
  and: 'and',
  range: (opens, closes) => `${opens}-${closes}`,
};

const WEEK = 'Mo-Sa 10:00-20:00, Su closed';

describe('readOpeningHours', () => {
  it('groups days with the same times', () => {
    expect(readOpeningHours('Mo-We 10:00-20:30, Su 09:05-14:00, Fr 10:00-20:30')).toEqual([
      { days: ['Mo', 'Tu', 'We', 'Fr'], opens: '10:00', closes: '20:30' },
      { days: ['Su'], opens: '09:05', closes: '14:00' },
    ]);
  });

  it.each([
    ['Mon-Sat: 10am-8pm', WEEK],
    ['monday to saturday 10 AM – 8 PM, Su closed', WEEK],
    ['Mon-Sat 10.00-20.00; Sunday: closed', WEEK],
    ['Mon - Sat 10 a.m. to 8 p.m.\nSun off', WEEK],
    ['Mo-Sa 10-20', WEEK],
    ['Mon-Sat 10-8pm,', WEEK],
    ['সোম-শনি ১০:০০-২০:০০, রবিবার বন্ধ', WEEK],
    ['সোমবার থেকে শনিবার ১০am থেকে ৮pm', WEEK],
    ['सोमवार से शनिवार 10:00 से 20:00; रविवार बंद', WEEK],
    ['সোম থেকে শনি সকাল ১০টা থেকে রাত ৮টা পর্যন্ত। রবিবার ছুটি', WEEK],
    ['सोम-शनि सुबह 10 बजे से रात 8 बजे तक, रविवार छुट्टी', WEEK],
    ['শুক্রবার দুপুর ১২টা - রাত ১২টা', 'Mo-Th closed, Fr 12:00-00:00, Sa-Su closed'],
    ['Su closed, daily 10am-8pm, Sun closed', WEEK],
    ['daily 10am-8pm, Su 10am-2pm', 'Mo-Sa 10:00-20:00, Su 10:00-14:00'],
    [
      'Mon, Wed & Fri 10:00-18:00',
      'Mo 10:00-18:00, Tu closed, We 10:00-18:00, Th closed, Fr 10:00-18:00, Sa-Su closed',
    ],
    ['Mo-Su 10:00-13:30, 16:00-20:00', 'Mo-Su 10:00-13:30 and 16:00-20:00'],
    ['Sat-Thu 9:30am-9pm', 'Mo-Th 09:30-21:00, Fr closed, Sa-Su 09:30-21:00'],
    ['Thursdays 12pm-12am', 'Mo-We closed, Th 12:00-00:00, Fr-Su closed'],
    ['Fr 20:00-02:00', 'Mo-Th closed, Fr 20:00-02:00, Sa-Su closed'],
    ['প্রতিদিন 10:00-20:00', 'Mo-Su 10:00-20:00'],
  ])('reads %j as %s', (typed, text) => {
    const times = readOpeningHours(typed);
    expect(times && openingHoursText(times, exact)).toBe(text);
  });

  it.each([
    'Mo-Sa 10:00-20:30, Su 10:00-14:00',
    'Mo-Su 10:00-13:30, 16:00-20:00',
    'Mo-Tu 00:00-12:00, We-Th 12:05-00:00, Fr-Su 20:00-02:00',
  ])('reads %j again as the same hours from what the site shows of them', (typed) => {
    const times = readOpeningHours(typed) ?? [];
    for (const words of [exact, english.messages.hours.week]) {
      const shown = openingHoursText(times, words);
      expect(readOpeningHours(shown.replaceAll(' and ', ', '))).toEqual(times);
    }
  });

  it.each([
    '',
    'daily',
    '10:00-20:00',
    'Mo 25:00-26:00',
    'Mo 10:00-20:60',
    'Mo 13pm-14pm',
    'Mo 10-8',
    'সোম ১০টা-৮টা',
    'বন্ধ',
    'রোজ বন্ধ',
    'Mooday 10:00-20:00',
    'Mo-Tu-We 10:00-12:00',
    'Mo-Su closed',
    'Mo 10:00-12:00, We',
    'Mo 10:00',
    'Mo-Sa 10:00-20:00 Su 10:00-14:00',
  ])('returns undefined for %j', (text) => expect(readOpeningHours(text)).toBeUndefined());
});
