import {
  linkPart,
  listFragment,
  readListFragment,
  sharedKey,
  sharedKeyOf,
} from '@/catalogue/shortlist/listFragment';
import { anyCharacter } from '../../helpers/anyCharacter';
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

  it('has a product in two shades twice, and no name of a shade', () => {
    const kept = { slug: 'lens', id: 'a', quantity: 1 } as const;
    const fragment = listFragment([
      { ...kept, shade: 'Honey' },
      { ...kept, shade: 'গোলাপি', quantity: 2 },
      kept,
    ]);
    expect(fragment).toMatch(/^lens=a![a-z0-9]{4}-a![a-z0-9]{4}\.2-a$/);
    expect(readListFragment(fragment)).toHaveLength(3);
  });

  it('survives the round trip, even when an app re-encodes the link', () => {
    fc.assert(
      fc.property(
        anyShortlisted,
        fc.constantFrom(String, encodeURIComponent, encodeURI),
        (list, pass) => {
          const read = readListFragment(`#${pass(listFragment(list))}`);
          const said = read.map((product) => `${sharedKey(product)} ${product.quantity}`);
          const wanted = list.map((kept) => `${sharedKeyOf(kept)} ${kept.quantity}`);
          expect(said.sort()).toEqual(wanted.sort());
        },
      ),
    );
  });

  it('brings the notes of each product through the round trip when they are asked for, and never else', () => {
    fc.assert(
      fc.property(
        anyShortlisted,
        fc.array(fc.string({ unit: anyCharacter, maxLength: 80 }), { maxLength: 40 }),
        fc.constantFrom(String, encodeURIComponent, encodeURI),
        (list, notes, pass) => {
          const noted = list.map((kept, at) => ({ ...kept, note: notes[at] ?? kept.note ?? '' }));
          const said = (withNotes: boolean) =>
            new Map(
              readListFragment(`#${pass(listFragment(noted, withNotes))}`).map((product) => [
                sharedKey(product),
                product.note ?? '',
              ]),
            );
          const wanted = noted.map((kept): [string, string] => [
            sharedKeyOf(kept),
            kept.note.replace(/\p{Cs}/gu, '').replace(/\p{Cc}/gu, ' '),
          ]);
          expect(said(true)).toEqual(new Map(wanted));
          expect([...said(false).values()].join('')).toBe('');
        },
      ),
    );
  });

  it('leaves out notes that nobody can have written here, and skips no product for them', () => {
    const notes = fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f-]{0,400}$/));
    fc.assert(
      fc.property(notes, (written) => {
        const read = readListFragment(`lens=a-b&!lens=${written.replace(/[&%]/g, '')}&!=-&!`);
        expect(read.map(({ part }) => part)).toEqual(['a', 'b']);
        for (const { note = ' ' } of read) expect(note).toMatch(/^[^\p{Cc}]{1,80}$/u);
      }),
    );
  });

  it.each([
    ['lens=a-b', 'b'],
    ['blush=c&lens=a-01_silk.2', '01_silk 2'],
    ['lens=a-b!x7k2', 'b x7k2'],
    [`lens=a-!${'b7'.repeat(10)}`, `!${'b7'.repeat(10)}`],
    ['lens=a-b&!lens=6869-6869', 'b hi'],
  ])('loses nothing of %s in a sentence', (fragment, last) => {
    const tails = sentenceTails.flatMap((tail) => [tail, encodeURIComponent(tail)]);
    const whole = readListFragment(fragment);
    for (const tail of tails)
      for (const passed of [fragment, encodeURIComponent(fragment)])
        expect([tail, readListFragment(`#${passed}${tail}`)]).toEqual([tail, whole]);
    const { part, shade, quantity, note } = whole.at(-1) ?? {};
    expect(
      [part, shade, quantity === 1 ? undefined : quantity, note].filter(Boolean).join(' '),
    ).toBe(last);
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
