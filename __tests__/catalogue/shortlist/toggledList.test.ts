import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { keeps, shadedList, toggledList } from '@/catalogue/shortlist/toggledList';
import { anyShortlisted } from '../../helpers/anyShortlisted';
import fc from '../../helpers/fastCheck';

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
