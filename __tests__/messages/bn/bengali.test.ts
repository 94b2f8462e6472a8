import { atClock, clock, clockOf, dayName, dayOf } from '@/messages/bn/calendar';
import { inflect } from '@/messages/bn/inflect';
import { dictionaries } from '@/messages/dictionaries';

const { messages, search, shortlist } = dictionaries.bn;

describe('opening hours in Bengali', () => {
  const { openNow, opensAgain } = messages.hours;
  it.each([
    [openNow(20 * 60 + 30), 'এখন খোলা, রাত 8:30 পর্যন্ত'],
    [opensAgain(0, 0, 600), 'এখন বন্ধ, সকাল 10টায় খুলবে'],
    [opensAgain(1, 1, 630), 'এখন বন্ধ, কাল সকাল 10:30-এ খুলবে'],
    [opensAgain(2, 6, 840), 'এখন বন্ধ, রবিবার দুপুর 2টোয় খুলবে'],
  ])('say %s', (said, expected) => {
    expect(said).toBe(expected);
  });
});

describe('the moment of a reading in Bengali', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2026-11-09T15:04', 'বিকেল 3:04'],
    ['2026-11-08T09:00', '8 নভেম্বর, সকাল 9টা'],
  ])('at noon of 9 November, %s is %s', (moment, said) => {
    jest.useFakeTimers({ now: new Date(2026, 10, 9, 12) });
    expect(messages.moment(new Date(moment))).toBe(said);
  });
});

describe('the words around numbers in Bengali', () => {
  it.each([
    [search.productsAt({ most: 300, off: 1 }, ''), '₹300-র মধ্যে ছাড়ের জিনিস'],
    [search.productsAt({ most: 300 }, ''), '₹300-র মধ্যে জিনিস'],
    [search.productsAt({ least: 300, off: 20 }, ''), '₹300 বা তার বেশি দামের 20% বা বেশি ছাড়ের জিনিস'],
    [search.productsAt({ most: 300, off: 1 }, 'কাজল'), 'কাজল, ₹300-র মধ্যে, ছাড়ে'],
    [search.productsAt({ least: 300, most: 1500 }, ''), '₹300 থেকে ₹1,500 দামের জিনিস'],
    [search.productsAt({ off: 50 }, 'লিপস্টিক'), 'লিপস্টিক, 50% বা বেশি ছাড়'],
    [shortlist.message.line('কাজল', 2, '₹99', 'কালো'), 'কাজল × 2, ₹99 (কালো)'],
    [shortlist.message.total('₹99', 2), 'মোট ₹99, আর 2টির দাম জানাবেন'],
  ])('say %s', (said, expected) => {
    expect(said).toBe(expected);
  });
});

describe('times of day in Bengali', () => {
  it.each([
    ['00:00', 'রাত 12টা', 'রাত 12টায়'],
    ['02:00', 'রাত 2টো', 'রাত 2টোয়'],
    ['04:00', 'ভোর 4টে', 'ভোর 4টেয়'],
    ['05:59', 'ভোর 5:59', 'ভোর 5:59-এ'],
    ['10:05', 'সকাল 10:05', 'সকাল 10:05-এ'],
    ['12:00', 'দুপুর 12টা', 'দুপুর 12টায়'],
    ['15:00', 'বিকেল 3টে', 'বিকেল 3টেয়'],
    ['20:30', 'রাত 8:30', 'রাত 8:30-এ'],
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

describe('inflect', () => {
  it.each([
    ['দোকান', 'দোকানের', 'দোকানে'],
    ['মিষ্টি', 'মিষ্টির', 'মিষ্টিতে'],
    ['খেলনা', 'খেলনার', 'খেলনাতে'],
    ['শাড়', 'শাড়ের', 'শাড়ে'],
    ['Sweets', 'Sweets-এর', 'Sweets-এ'],
  ])('gives %s the endings of its last letter', (phrase, of, within) => {
    expect([inflect(phrase, 'of'), inflect(phrase, 'in')]).toEqual([of, within]);
  });
});
