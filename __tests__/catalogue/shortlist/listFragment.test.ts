import fc from 'fast-check';
import { linkPart, listFragment, readListFragment } from '@/catalogue/shortlist/listFragment';
import { anyId } from '../../helpers/anyId';
import { anyShortlisted } from '../../helpers/anyShortlisted';

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

  it('survives the round trip, even when an app re-encodes the link', () => {
    fc.assert(
      fc.property(
        anyShortlisted,
        fc.constantFrom(String, encodeURIComponent, encodeURI),
        (list, pass) => {
          const read = readListFragment(`#${pass(listFragment(list))}`);
          const said = ({ slug, part, quantity }: (typeof read)[number]) =>
            `${slug} ${part} ${quantity}`;
          const wanted = list.map(
            ({ slug, id, quantity }) => `${slug} ${linkPart(id)} ${quantity}`,
          );
          expect(read.map(said).sort()).toEqual(wanted.sort());
        },
      ),
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
    ['#lens=a-a-a', ['a 1']],
    ['#lens=a.0-b.100-c.-<script>-d.5', ['d 5']],
    ['#lens=a&constructor=b', ['a 1']],
  ])('of %j gives what can be read', (fragment, named) => {
    const read = readListFragment(fragment);
    expect(read.map(({ part, quantity }) => `${part} ${quantity}`)).toEqual(named);
  });

  it('of any text gives no more lines than a list may have', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readListFragment(`lens=${text}`).length).toBeLessThanOrEqual(40);
      }),
    );
    const long = Array.from({ length: 500 }, (_, at) => `x${at}`).join('-');
    expect(readListFragment(`lens=${long}`)).toHaveLength(40);
  });
});
