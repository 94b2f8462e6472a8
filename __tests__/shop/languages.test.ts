import { languageCodes, otherLanguageCodes, splitLanguage } from '@/shop/languages';

describe('the languages of the site', () => {
  it('are three, English first', () => {
    expect(languageCodes).toEqual(['en', 'bn', 'hi']);
    expect(otherLanguageCodes).toEqual(['bn', 'hi']);
  });

  it.each([
    ['/hi/Foundation', 'hi', '/Foundation'],
    ['/bn', 'bn', '/'],
    ['/bn?q=1', 'bn', '/?q=1'],
    ['/Hi-shine', 'en', '/Hi-shine'],
    ['/hindi', 'en', '/hindi'],
  ])('are told by a path: %s', (whole, code, path) => {
    expect(splitLanguage(whole)).toEqual({ code, path });
  });
});
