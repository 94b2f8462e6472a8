import { noticeReaders } from '@/data/normalise/noticeReaders';
import { dictionaries } from '@/messages/dictionaries';
import { languageCodes } from '@/shop/languages';
import { openingHoursText } from '@/shop/openingHoursText';

const times = Array.from({ length: 24 * 60 }, (_, minutes) => minutes);
const days = [0, 1, 2, 3, 4, 5, 6, 14];

/** About how wide a text is. Beside Bengali and Hindi letters, digits and signs are half as wide; a conjunct is wider. */
function widthOf(text: string): number {
  return [...new Intl.Segmenter('en').segment(text)]
    .map(({ segment }) => {
      if (!/[\p{Script=Bengali}\p{Script=Devanagari}]/u.test(segment)) return 1;
      return /[\u09cd\u094d]./u.test(segment) ? 3 : 2;
    })
    .reduce((sum, width) => sum + width, 0);
}

describe.each(languageCodes)('hoursMessages.longestNow, which reserves space, in %s', (code) => {
  const { longestNow, openNow, closedNow, opensAgain } = dictionaries[code].messages.hours;

  it('is as long as the longest real text', () => {
    const texts = [
      openNow(),
      closedNow,
      ...times.flatMap((minutes) => [
        openNow(minutes),
        ...days.map((inDays) => opensAgain(inDays, inDays % 7, minutes)),
      ]),
    ];
    expect(widthOf(longestNow)).toBeGreaterThanOrEqual(Math.max(...texts.map(widthOf)));
  });
});

describe.each([
  [
    'Mo-Sa 10:00-20:30, Su 10:00-14:00',
    'Mon-Sat 10 am to 8:30 pm, Sun 10 am to 2 pm',
    'সোম-শনি সকাল 10টা থেকে রাত 8:30, রবি সকাল 10টা থেকে দুপুর 2টো',
    'सोम-शनि सुबह 10 से रात 8:30, रवि सुबह 10 से दोपहर 2',
  ],
  [
    'Mo-We 10:00-13:05, Mo-We 16:00-20:00',
    'Mon-Wed 10 am to 1:05 pm and 4 pm to 8 pm, Thu-Sun closed',
    'সোম-বুধ সকাল 10টা থেকে দুপুর 1:05 ও বিকেল 4টে থেকে রাত 8টা, বৃহস্পতি-রবি বন্ধ',
    'सोम-बुध सुबह 10 से दोपहर 1:05 और शाम 4 से रात 8, गुरु-रवि बंद',
  ],
  [
    'Tu 05:00-12:00, Fr-Sa 18:30-02:00',
    'Mon closed, Tue 5 am to 12 pm, Wed-Thu closed, Fri-Sat 6:30 pm to 2 am, Sun closed',
    'সোম বন্ধ, মঙ্গল ভোর 5টা থেকে দুপুর 12টা, বুধ-বৃহস্পতি বন্ধ, শুক্র-শনি সন্ধ্যা 6:30 থেকে রাত 2টো, রবি বন্ধ',
    'सोम बंद, मंगल सुबह 5 से दोपहर 12, बुध-गुरु बंद, शुक्र-शनि शाम 6:30 से रात 2, रवि बंद',
  ],
])('the weekly hours %s', (typed, en, bn, hi) => {
  it.each(Object.entries({ en, bn, hi }))('are said in %s by one clock: %s', (code, said) => {
    const { week } = dictionaries[code as keyof typeof dictionaries].messages.hours;
    expect(openingHoursText(noticeReaders.hours(typed).value ?? [], week)).toBe(said);
  });
});

describe.each([
  [undefined, undefined, 'closed', 'বন্ধ', 'बंद'],
  ['10:00', '23:30', '10 am to 11:30 pm', 'সকাল 10টা থেকে রাত 11:30', 'सुबह 10 से रात 11:30'],
])('a holiday from %s to %s', (opens, closes, en, bn, hi) => {
  it.each(Object.entries({ en, bn, hi }))('is said in %s as %s', (code, said) => {
    const { holiday } = dictionaries[code as keyof typeof dictionaries].contact;
    expect(holiday('2026-10-20', '2026-10-20', opens, closes).split(': ')[1]).toBe(said);
  });
});
