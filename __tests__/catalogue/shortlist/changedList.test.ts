import { changedList, mergedLists, toggledList } from '@/catalogue/shortlist/changedList';
import { shortlistKey } from '@/catalogue/shortlist/ShortlistedProduct';
import { anyShortlisted } from '../../helpers/anyShortlisted';
import fc from '../../helpers/fastCheck';

const one = { slug: 'lens', id: 'a', quantity: 1 } as const;
const honey = { ...one, shade: 'Honey' };

/** That many different products. */
function listOf(many: number, name: string) {
  return Array.from({ length: many }, (_, index) => ({ ...one, id: `${name}${index}` }));
}

describe('changedList', () => {
  it('changes quantity or shade of a line, and leaves its place and the rest', () => {
    const other = { ...one, id: 'b' };
    expect(changedList([one, other], 'lens/a', { quantity: 3 })).toEqual([
      { ...one, quantity: 3 },
      other,
    ]);
    expect(changedList([other, honey], 'lens/a', { shade: 'Rose' })).toEqual([
      other,
      { ...one, shade: 'Rose' },
    ]);
  });

  it('leaves all other lines unchanged', () => {
    fc.assert(
      fc.property(anyShortlisted, (list) => {
        expect(changedList(list, 'lens/none of them', { quantity: 7 })).toEqual(list);
      }),
    );
  });
});

describe('mergedLists', () => {
  it('keeps one’s own list first, and has each product once', () => {
    fc.assert(
      fc.property(anyShortlisted, anyShortlisted, (own, other) => {
        const merged = mergedLists(own, other);
        expect(merged.slice(0, own.length)).toEqual(own);
        const wanted = [...new Set([...own, ...other].map(shortlistKey))];
        expect(merged.map(shortlistKey)).toEqual(wanted.slice(0, 25));
      }),
    );
  });

  it('has no product twice that both lists have, and keeps one’s own shade of it', () => {
    const other = { ...one, id: 'b' };
    expect(mergedLists([honey], [one, other])).toEqual([honey, other]);
  });

  it.each([
    [25, 25, 25],
    [24, 2, 25],
    [0, 40, 25],
  ])('of %d and %d others has %d', (many, more, left) => {
    const own = listOf(many, 'own');
    const other = listOf(more, 'other');
    expect(mergedLists(own, other)).toEqual([...own, ...other].slice(0, left));
  });
});

describe('toggledList', () => {
  it.each([
    ['adds a product', [], one, [one]],
    ['adds it with its shade', [], honey, [honey]],
    ['removes it', [one], one, []],
    ['removes it whatever its shade is', [honey], { ...one, shade: 'Rose' }, []],
  ])('%s', (_what, before, pressed, after) => {
    expect(toggledList(before, pressed)).toEqual(after);
  });

  it('never grows a full list, and leaves other products alone', () => {
    fc.assert(
      fc.property(anyShortlisted, (list) => {
        const wanted = { ...one, id: 'none of them' };
        const toggled = toggledList(list, wanted);
        expect(toggled).toEqual(list.length < 25 ? [...list, wanted] : list);
        expect(toggledList(toggled, wanted)).toEqual(list);
      }),
    );
  });

  it('is the same list where there is no room', () => {
    const full = listOf(25, 'x');
    expect(toggledList(full, one)).toBe(full);
    expect(toggledList(full, { ...one, id: 'x3' })).toHaveLength(24);
  });
});
