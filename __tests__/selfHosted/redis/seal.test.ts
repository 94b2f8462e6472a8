import { seal, unseal } from '@/selfHosted/redis/seal';

describe('seal', () => {
  it.each([[null], ['ফুল'], [{ html: '<p>1</p>', none: null }], [[1, 2]]])(
    'gives %j a text that unseal reads',
    (value) => {
      expect(unseal(seal(value))).toEqual(value);
    },
  );
});

describe('unseal', () => {
  const sealed = seal({ html: '<p>1</p>' });

  it.each([
    ['half of it', sealed.slice(0, -5)],
    ['its beginning', sealed.slice(0, 10)],
    ['another text behind the digest', sealed.replace('1', '2')],
    ['JSON without a digest', '{"html":"<p>1</p>"}'],
    ['garbage', '\u0000�'],
    ['nothing', ''],
    ['no text', null],
    ['a number', 1],
    ['undefined', undefined],
  ])('knows no value for %s', (_what, text) => {
    expect(unseal(text)).toBeUndefined();
  });
});
