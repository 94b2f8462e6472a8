import { languageToOffer } from '@/layout/languageToOffer';
import type { LanguageCode } from '@/shop/languages';

describe('languageToOffer', () => {
  it.each<[wanted: string[], current: LanguageCode, offered: LanguageCode | undefined]>([
    [['bn-IN', 'en-IN'], 'en', 'bn'],
    [['bn'], 'hi', 'bn'],
    [['BN-bd'], 'en', 'bn'],
    [['hi-IN', 'bn-IN', 'en'], 'en', 'hi'],
    [['en-IN', 'bn-IN'], 'bn', 'en'],
    [['en-IN', 'bn-IN'], 'en', undefined],
    [['bn-IN', 'en-IN'], 'bn', undefined],
    [['ta-IN', 'hi-IN', 'en'], 'en', 'hi'],
    [['ta-IN', 'fr'], 'en', undefined],
    [['bnt', 'hin', ''], 'en', undefined],
    [[], 'hi', undefined],
  ])('for %j on a page in %s is %s', (wanted, current, offered) => {
    expect(languageToOffer(wanted, current)).toBe(offered);
  });
});
