import { changedList, mergedLists } from '@/catalogue/shortlist/changedList';
import { parseSender } from '@/catalogue/shortlist/parseSender';
import { type ShortlistedProduct, shortlistKey } from '@/catalogue/shortlist/ShortlistedProduct';
import { keeps, shadedList, toggledList } from '@/catalogue/shortlist/toggledList';
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

const product = { slug: 'lens', id: 'a', quantity: 1 } as const;
const inShade = (shade?: string): ShortlistedProduct => ({ ...product, ...(shade && { shade }) });
const shadesOf = (list: readonly ShortlistedProduct[]) => list.map(({ shade }) => shade ?? '');

describe('toggledList', () => {
  it.each<[before: string[], pressed: string, after: string[]]>([
    [[], '', ['']],
    [[], 'Honey', ['Honey']],
    [[''], '', []],
    [[''], 'Honey', ['Honey']],
    [['Honey'], 'Honey', []],
    [['Honey'], 'Rose', ['Rose']],
    [['Honey'], '', []],
    [['Honey', 'Rose'], 'Rose', ['Honey']],
    [['Honey', ''], 'Rose', ['Honey', 'Rose']],
    [['Honey', 'Rose'], 'Ivory', ['Honey', 'Rose', 'Ivory']],
    [['Honey', 'Rose'], '', []],
  ])('of the shades %j after the heart in %j has %j', (before, pressed, after) => {
    expect(shadesOf(toggledList(before.map(inShade), inShade(pressed)))).toEqual(after);
  });

  it('never grows a full list, and leaves other products alone', () => {
    fc.assert(
      fc.property(anyShortlisted, fc.option(fc.string(), { nil: undefined }), (list, shade) => {
        const wanted = { ...inShade(shade), id: 'none of them' };
        const toggled = toggledList(list, wanted);
        expect(toggled).toEqual(list.length < 40 ? [...list, wanted] : list);
        expect(toggledList(toggled, wanted)).toEqual(list);
      }),
    );
  });
});

describe('shadedList', () => {
  it('keeps place, quantity and note of the line', () => {
    const line = { ...product, quantity: 4, note: 'gift' };
    const other = { ...product, id: 'b' };
    expect(shadedList([line, other], inShade('Honey'))).toEqual([
      { ...line, shade: 'Honey' },
      other,
    ]);
  });

  it('gives no shade twice', () => {
    const list = [inShade('Honey'), inShade('')];
    expect(shadedList(list, inShade('Honey'))).toBe(list);
  });
});

describe('keeps', () => {
  it('tells a shade from one whose name goes on after a slash', () => {
    expect(keeps(inShade('Honey/Gold'), inShade('Honey'))).toBe(false);
    expect(keeps(inShade('Honey'), inShade())).toBe(true);
  });
});

const TODAY = '2026-11-23';
const nobody = { name: '', comes: false, day: '' };

describe('parseSender', () => {
  it.each([
    ['nothing', undefined, nobody],
    ['null', null, nobody],
    ['another type', [1, 'Rina'], nobody],
    ['fields of other types', { name: 5, comes: 'yes', day: 20261125 }, nobody],
    [
      'all of it',
      { name: 'Rina', comes: true, day: TODAY },
      { name: 'Rina', comes: true, day: TODAY },
    ],
    ['a day that is past', { day: '2026-11-22' }, nobody],
    ['a day that is none', { day: '<b>2199</b>' }, nobody],
    ['a long name', { name: 'a'.repeat(500) }, { ...nobody, name: 'a'.repeat(40) }],
  ])('reads %s', (_what, stored, read) => {
    expect(parseSender(stored, TODAY)).toEqual(read);
  });
});
