import { wholeTimes } from '@/layout/wholeTimes';

describe('wholeTimes', () => {
  it.each([
    ['Open until 8:30 pm', 'Open until_8:30_pm'],
    ['সোম-শনি সকাল 10টা থেকে রাত 8:30', 'সোম-শনি সকাল_10টা থেকে রাত_8:30'],
    ['रात 8:30 बजे तक खुली है', 'रात_8:30 बजे तक खुली है'],
  ])('keeps each time of "%s" on one line', (text, whole) => {
    expect(wholeTimes(text)).toBe(whole.replaceAll('_', '\u00a0'));
  });
});
