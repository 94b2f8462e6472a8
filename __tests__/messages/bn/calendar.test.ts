import { atClock, clock, clockOf, dayName, dayOf } from '@/messages/bn/calendar';

describe('times of day in Bengali', () => {
  it.each([
    ['00:00', 'রাত 12টা', 'রাত 12টায়'],
    ['02:00', 'রাত 2টো', 'রাত 2টোয়'],
    ['04:00', 'ভোর 4টে', 'ভোর 4টেয়'],
    ['05:59', 'ভোর 5:59', 'ভোর 5:59-এ'],
    ['06:00', 'সকাল 6টা', 'সকাল 6টায়'],
    ['10:05', 'সকাল 10:05', 'সকাল 10:05-এ'],
    ['12:00', 'দুপুর 12টা', 'দুপুর 12টায়'],
    ['14:00', 'দুপুর 2টো', 'দুপুর 2টোয়'],
    ['15:00', 'বিকেল 3টে', 'বিকেল 3টেয়'],
    ['18:00', 'সন্ধ্যা 6টা', 'সন্ধ্যা 6টায়'],
    ['20:30', 'রাত 8:30', 'রাত 8:30-এ'],
    ['23:59', 'রাত 11:59', 'রাত 11:59-এ'],
  ])('say %s as %s, and when something happens as %s', (time, said, happens) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    expect(clock(hours * 60 + minutes)).toBe(said);
    expect(atClock(hours * 60 + minutes)).toBe(happens);
    expect(clockOf(new Date(2026, 10, 9, hours, minutes))).toBe(said);
  });
});

describe('dates in Bengali', () => {
  it.each([
    ['2026-01-26', '26 জানুয়ারি 2026'],
    ['2026-09-02', '2 সেপ্টেম্বর 2026'],
    ['2026-12', 'ডিসেম্বর 2026'],
  ])('say %s as %s', (date, words) => {
    expect(dayName(date)).toBe(words);
  });

  it('name each month as the bn-IN locale data of Intl does, though its digits are Latin', () => {
    for (let month = 0; month < 12; month += 1) {
      const at = new Date(2026, month, 9);
      const locale = at.toLocaleString('bn-IN-u-nu-latn', { day: 'numeric', month: 'long' });
      expect(dayOf(at)).toBe(locale.normalize('NFC'));
    }
  });
});
