import type { LanguageCode } from '@/shop/LanguageCode';
import { shop } from '@/shop/shop';
import { ownersPath } from '@/views/report/ownersPath';

const SITE = 'https://shop.test';

afterEach(() => Reflect.deleteProperty(shop, 'languages'));

describe('ownersPath', () => {
  it.each<
    [
      what: string,
      languages: LanguageCode[],
      from: string,
      code: LanguageCode,
      path: string | undefined,
    ]
  >([
    ['leads from a bookmark to the language of the owner', ['bn', 'en'], '', 'en', '/bn/owner'],
    ['does so from a chat', ['hi', 'en'], 'https://web.whatsapp.com/', 'en', '/hi/owner'],
    [
      'does so from a host whose name begins alike',
      ['bn', 'en'],
      `${SITE}.example/`,
      'en',
      '/bn/owner',
    ],
    ['leaves English to who came by the switch', ['bn', 'en'], `${SITE}/bn/owner`, 'en', undefined],
    ['leaves English to who was told the origin alone', ['bn', 'en'], `${SITE}/`, 'en', undefined],
    ['leaves English to an owner who reads it', ['en', 'bn'], '', 'en', undefined],
    ['leaves the other languages alone', ['bn', 'hi', 'en'], '', 'hi', undefined],
  ])('%s', (_what, languages, from, code, path) => {
    Object.assign(shop, { languages });
    expect(ownersPath(code, from, SITE)).toBe(path);
  });

  it('leads nowhere while the shop names no languages', () => {
    expect(ownersPath('en', '', SITE)).toBeUndefined();
  });
});
