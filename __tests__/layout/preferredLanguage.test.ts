import { preferredLanguage } from '@/layout/preferredLanguage';
import { wholeTimes } from '@/layout/wholeTimes';
import type { LanguageCode, OtherLanguageCode } from '@/shop/LanguageCode';

describe('preferredLanguage', () => {
  it.each<[wanted: string[], current: LanguageCode, offered: OtherLanguageCode | undefined]>([
    [['bn-IN', 'en-IN'], 'en', 'bn'],
    [['BN-bd'], 'en', 'bn'],
    [['hi-IN', 'bn-IN', 'en'], 'en', 'hi'],
    [['ta-IN', 'hi-IN', 'en'], 'en', 'hi'],
    [['en-IN', 'bn-IN'], 'en', undefined],
    [['ta-IN', 'fr'], 'en', undefined],
    [['bnt', 'hin', ''], 'en', undefined],
    [[], 'en', undefined],
    // Who is on such a page came by a link in its language, or chose it.
    [['en-IN', 'bn-IN'], 'bn', undefined],
    [['hi-IN'], 'bn', undefined],
    [['bn'], 'hi', undefined],
    [[], 'hi', undefined],
  ])('for %j on a page in %s is %s', (wanted, current, offered) => {
    expect(preferredLanguage(wanted, current)).toBe(offered);
  });
});

describe('wholeTimes', () => {
  it.each([
    ['Open till 8:30 pm', 'Open till_8:30_pm'],
    ['সোম-শনি সকাল 10টা থেকে রাত 8:30', 'সোম-শনি সকাল_10টা থেকে রাত_8:30'],
    ['रात 8:30 बजे तक खुली है', 'रात_8:30 बजे तक खुली है'],
  ])('keeps each time of "%s" on one line', (text, whole) => {
    expect(wholeTimes(text)).toBe(whole.replaceAll('_', '\u00a0'));
  });
});
