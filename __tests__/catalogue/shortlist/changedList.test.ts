import { changedList, mergedLists } from '@/catalogue/shortlist/changedList';
import { shortlistKey } from '@/catalogue/shortlist/ShortlistedProduct';
import { anyShortlisted } from '../../helpers/anyShortlisted';
import fc from '../../helpers/fastCheck';

const one = { slug: 'lens', id: 'a', quantity: 1 } as const;

/** That many different products. */
function listOf(many: number, name: string) {
  return Array.from({ length: many }, (_, index) => ({ ...one, id: `${name}${index}` }));
}

describe('changedList', () => {
  it.each([
    [{ quantity: 3 }, { quantity: 3 }],
    [{ quantity: 0 }, { quantity: 1 }],
    [{ quantity: Number.NaN }, { quantity: 1 }],
    [{ quantity: 1000 }, { quantity: 99 }],
    [{ quantity: 2.4 }, { quantity: 2 }],
    [{ note: 'the darker one' }, { quantity: 1, note: 'the darker one' }],
    [{ note: 'x'.repeat(100) }, { quantity: 1, note: 'x'.repeat(80) }],
  ])('changes the line by %j to %j', (change, changed) => {
    expect(changedList([one], 'lens/a', change)).toEqual([{ slug: 'lens', id: 'a', ...changed }]);
  });

  it('removes an empty note, and keeps the note when only the quantity changes', () => {
    const noted = { ...one, note: 'red' };
    expect(changedList([noted], 'lens/a', { note: '' })).toEqual([one]);
    expect(changedList([noted], 'lens/a', { quantity: 2 })).toEqual([{ ...noted, quantity: 2 }]);
  });

  it('gives a line a shade that no other line of its product has', () => {
    const list = [
      { ...one, shade: 'Honey' },
      { ...one, note: 'gift' },
    ];
    expect(changedList(list, 'lens/a', { shade: 'Rose' })[1]).toEqual({
      ...one,
      shade: 'Rose',
      note: 'gift',
    });
    expect(changedList(list, 'lens/a', { shade: 'Honey' })).toEqual(list);
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
        const keys = merged.map(shortlistKey);
        expect(merged.slice(0, own.length)).toEqual(own);
        const wanted = [...new Set([...own, ...other].map(shortlistKey))];
        expect(keys).toEqual(wanted.slice(0, 40));
      }),
    );
  });

  it.each([
    [40, 40],
    [39, 2],
    [30, 30],
    [0, 40],
  ])('of %d and %d others keeps the first 40', (many, more) => {
    const own = listOf(many, 'own');
    const other = listOf(more, 'other');
    const ids = [...own, ...other].map(({ id }) => id).slice(0, 40);
    expect(mergedLists(own, other).map(({ id }) => id)).toEqual(ids);
  });
});
