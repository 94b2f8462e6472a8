import { parseShortlist, shortlistRecord } from '@/catalogue/shortlist/parseShortlist';
import { anyShortlisted } from '../../helpers/anyShortlisted';
import fc from '../../helpers/fastCheck';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';

describe('parseShortlist', () => {
  it('reads back what was stored, in the same order', () => {
    fc.assert(
      fc.property(anyShortlisted, (list) => {
        expect(parseShortlist(jsonRoundTrip(shortlistRecord(list)))).toEqual(list);
      }),
    );
  });

  it.each<[what: string, stored: unknown, read: unknown]>([
    ['nothing', undefined, []],
    ['null', null, []],
    ['a list of an unknown version', [{ key: 'lens/a' }], []],
    ['a text', 'lens/a', []],
    ['an unknown shelf', { 'socks/a': {} }, []],
    ['an id that is empty', { 'lens/': {} }, []],
    ['an id with a slash', { 'lens/a/b': {} }, [{ slug: 'lens', id: 'a/b', quantity: 1 }]],
    [
      'a product in a shade',
      { 'lens/a': { shade: 'Honey' } },
      [{ slug: 'lens', id: 'a', quantity: 1, shade: 'Honey' }],
    ],
    [
      'a product kept on a page in another language',
      {
        'lens/a': { title: 'গোলাপ', originalTitle: 'Rose' },
        'lens/b': { title: 'জবা', originalTitle: '' },
      },
      [
        { slug: 'lens', id: 'a', quantity: 1, title: 'গোলাপ', originalTitle: 'Rose' },
        { slug: 'lens', id: 'b', quantity: 1, title: 'জবা', originalTitle: '' },
      ],
    ],
    ['a product without any field', { 'lens/a': null }, [{ slug: 'lens', id: 'a', quantity: 1 }]],
    [
      'fields of other types',
      {
        'lens/a': {
          title: 5,
          originalTitle: 6,
          price: '450',
          image: {},
          quantity: 'two',
          shade: [],
        },
      },
      [{ slug: 'lens', id: 'a', quantity: 1 }],
    ],
    [
      'empty texts',
      { 'lens/a': { title: '', shade: '', image: '' } },
      [{ slug: 'lens', id: 'a', quantity: 1 }],
    ],
    [
      'numbers beyond their bounds',
      { 'lens/a': { price: -1, quantity: 1e9 } },
      [{ slug: 'lens', id: 'a', quantity: 99 }],
    ],
    [
      'pictures from unsafe addresses',
      { 'lens/a': { image: 'javascript:alert(1)' }, 'lens/b': { image: '//elsewhere.example/x' } },
      [
        { slug: 'lens', id: 'a', quantity: 1 },
        { slug: 'lens', id: 'b', quantity: 1 },
      ],
    ],
  ])('reads %s as far as possible', (_what, stored, read) => {
    expect(parseShortlist(stored)).toEqual(read);
  });

  it('reads any JSON without throwing, and at most 25 products', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue())),
        (stored) => {
          expect(parseShortlist(stored).length).toBeLessThanOrEqual(25);
        },
      ),
    );
    const many = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`lens/${at}x`, {}]));
    expect(parseShortlist(many)).toHaveLength(25);
  });
});
