import {
  isSameProduct,
  linkPart,
  listFragment,
  readListFragment,
  shadePart,
} from '@/catalogue/shortlist/listFragment';
import { anyId } from '../../helpers/anyId';
import { anyShortlisted } from '../../helpers/anyShortlisted';
import fc from '../../helpers/fastCheck';
import { sentenceTails } from '../../helpers/sentenceTails';

describe('linkPart', () => {
  it.each([
    ['01-silk-touch', '01_silk_touch'],
    ['AbCdEfGhIjKlMnOpQrSt', 'AbCdEfGhIjKlMnOpQrSt'],
  ])('writes %s as in the address of its page', (id, part) => {
    expect(linkPart(id)).toBe(part);
  });

  it.each(['a b', '_a_', 'গোলাপ', 'a'.repeat(24)])('writes %s as a digest', (id) => {
    expect(linkPart(id)).toMatch(/^![a-z0-9]{20,24}$/);
  });

  it('is different for different ids', () => {
    fc.assert(
      fc.property(anyId, anyId, (one, other) => {
        expect(linkPart(one) === linkPart(other)).toBe(one === other);
      }),
    );
  });
});

describe('listFragment and readListFragment', () => {
  it('has each shelf once', () => {
    const kept = (slug: 'lens' | 'blush', id: string, quantity = 1) => ({ slug, id, quantity });
    expect(listFragment([kept('lens', 'a', 2), kept('blush', 'c'), kept('lens', 'b')])).toBe(
      'lens=a.2-b&blush=c',
    );
  });

  it('has a shade behind its product, but not its name', () => {
    const kept = { slug: 'lens', id: 'a', shade: 'গোলাপি', quantity: 2 } as const;
    expect(listFragment([kept])).toMatch(/^lens=a![a-z0-9]{4}\.2$/);
  });

  it('survives the round trip, even when an app re-encodes the link', () => {
    fc.assert(
      fc.property(
        anyShortlisted,
        fc.constantFrom(String, encodeURIComponent, encodeURI),
        (list, pass) => {
          const read = readListFragment(`#${pass(listFragment(list))}`);
          const wanted = list.map(({ slug, id, shade, quantity }) => ({
            ...{ slug, part: linkPart(id), quantity },
            ...(shade && { shade: shadePart(shade) }),
          }));
          expect(read).toHaveLength(wanted.length);
          expect(read).toEqual(expect.arrayContaining(wanted));
        },
      ),
    );
  });

  it.each([
    ['lens=a-b', 'b'],
    ['blush=c&lens=a-01_silk.2', '01_silk 2'],
    ['lens=a-b!x7k2', 'b x7k2'],
    [`lens=a-!${'b7'.repeat(10)}`, `!${'b7'.repeat(10)}`],
  ])('loses nothing of %s in a sentence', (fragment, last) => {
    const tails = sentenceTails.flatMap((tail) => [tail, encodeURIComponent(tail)]);
    const whole = readListFragment(fragment);
    for (const tail of tails)
      for (const passed of [fragment, encodeURIComponent(fragment)])
        expect([tail, readListFragment(`#${passed}${tail}`)]).toEqual([tail, whole]);
    const { part, shade, quantity } = whole.at(-1) ?? {};
    expect([part, shade, quantity === 1 ? undefined : quantity].filter(Boolean).join(' ')).toBe(
      last,
    );
  });

  it.each([
    ['', []],
    ['#', []],
    ['#page', []],
    ['#%E0%A4%A', []],
    ['#socks=a', []],
    ['#lens', []],
    ['#lens=', []],
    ['#lens=a.2-b-a.3', ['a 3', 'b 1']],
    ['#lens=a.0-b.100-c.-<script>-d.5', ['d 5']],
    ['#lens=a&constructor=b', ['a 1']],
  ])('of %j gives what can be read', (fragment, named) => {
    const read = readListFragment(fragment);
    expect(read.map(({ part, quantity }) => `${part} ${quantity}`)).toEqual(named);
  });

  it('of any text gives no more lines than a list may have', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readListFragment(`lens=${text}`).length).toBeLessThanOrEqual(25);
      }),
    );
    const long = Array.from({ length: 500 }, (_, at) => `x${at}`).join('-');
    expect(readListFragment(`lens=${long}`)).toHaveLength(25);
  });
});

describe('isSameProduct', () => {
  it.each([
    ['lens', 'a-b', true],
    ['lens', 'c', false],
    ['blush', 'a-b', false],
  ] as const)(
    'tells the product of a link from that of the shelf %s with the id %s',
    (slug, id, is) => {
      const [shared] = readListFragment('lens=a_b!x7k2.2');
      expect(shared && isSameProduct({ slug, id, quantity: 1 }, shared)).toBe(is);
    },
  );
});
