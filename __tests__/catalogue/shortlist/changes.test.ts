import fc from 'fast-check';
import { changedList } from '@/catalogue/shortlist/changedList';
import { keptKey } from '@/catalogue/shortlist/keptKey';
import { mergedLists } from '@/catalogue/shortlist/mergedLists';
import { anyKept } from '../../helpers/anyKept';

const one = { slug: 'lens', id: 'a', quantity: 1 } as const;

describe('changedList', () => {
  it.each([
    [{ quantity: 3 }, { quantity: 3 }],
    [{ quantity: 0 }, { quantity: 1 }],
    [{ quantity: Number.NaN }, { quantity: 1 }],
    [{ quantity: 1000 }, { quantity: 99 }],
    [{ quantity: 2.4 }, { quantity: 2 }],
    [{ note: 'the darker one' }, { quantity: 1, note: 'the darker one' }],
    [{ note: 'x'.repeat(100) }, { quantity: 1, note: 'x'.repeat(80) }],
  ])('with %j has %j', (change, changed) => {
    expect(changedList([one], 'lens/a', change)).toEqual([{ slug: 'lens', id: 'a', ...changed }]);
  });

  it('takes an empty note away, and leaves the note where only the number changes', () => {
    const noted = { ...one, note: 'red' };
    expect(changedList([noted], 'lens/a', { note: '' })).toEqual([one]);
    expect(changedList([noted], 'lens/a', { quantity: 2 })).toEqual([{ ...noted, quantity: 2 }]);
  });

  it('leaves all others as they are', () => {
    fc.assert(
      fc.property(anyKept, (list) => {
        expect(changedList(list, 'lens/none of them', { quantity: 7 })).toEqual(list);
      }),
    );
  });
});

describe('mergedLists', () => {
  it('begins with one’s own, has each product once, and no more than there is room for', () => {
    fc.assert(
      fc.property(anyKept, anyKept, (own, other) => {
        const merged = mergedLists(own, other);
        const keys = merged.map(keptKey);
        expect(merged.slice(0, own.length)).toEqual(own);
        expect(new Set(keys).size).toBe(keys.length);
        const wanted = new Set([...own, ...other].map(keptKey));
        expect(keys).toHaveLength(Math.min(wanted.size, 40));
      }),
    );
  });

  it('ends with the fortieth product', () => {
    const thirty = (id: string) =>
      Array.from({ length: 30 }, (_, at) => ({ ...one, id: `${id}${at}` }));
    const merged = mergedLists(thirty('own'), thirty('other'));
    expect(merged).toHaveLength(40);
    expect(merged.at(-1)).toEqual({ ...one, id: 'other9' });
  });
});
