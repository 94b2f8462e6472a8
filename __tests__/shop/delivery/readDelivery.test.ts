import { areaOf } from '@/shop/delivery/areaOf';
import { inOtherWords } from '@/shop/delivery/inOtherWords';
import { isPin } from '@/shop/delivery/isPin';
import { readDelivery } from '@/shop/delivery/readDelivery';
import fc from '../../helpers/fastCheck';

const EXAMPLE =
  '742101-742103: today or tomorrow, free above 999, else 30; 742*: 2 to 4 days, 60; *: by courier, ask';

const pins = fc.integer({ min: 100_000, max: 999_999 });

/** A range of PIN codes, as its ends and as owners write it. */
const ranges = fc.oneof(
  fc.tuple(pins, pins).map(([one, other]) => {
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    return { from, to, text: `${from}-${to}` };
  }),
  fc.tuple(pins, fc.integer({ min: 1, max: 5 })).map(([pin, length]) => {
    const start = String(pin).slice(0, length);
    return {
      from: Number(start.padEnd(6, '0')),
      to: Number(start.padEnd(6, '9')),
      text: `${start}*`,
    };
  }),
);

describe('readDelivery', () => {
  it('reads areas, the smallest first', () => {
    expect(readDelivery(EXAMPLE)).toEqual({
      areas: [
        { from: 742101, to: 742103, when: 'today or tomorrow', fee: 30, freeAbove: 999 },
        { from: 742000, to: 742999, when: '2 to 4 days', fee: 60 },
        { from: 100000, to: 999999, when: 'by courier' },
      ],
      mistakes: [],
    });
  });

  it.each<[rule: string, offer: object]>([
    ['742101: free', { fee: 0 }],
    ['742101: ask', {}],
    ['742101: today, Rs. 60/-', { when: 'today', fee: 60 }],
    ['742101 : Today ,  FREE', { when: 'Today', fee: 0 }],
    ['742101: before 6:30 pm, 30', { when: 'before 6:30 pm', fee: 30 }],
    ['742101: today, or on Monday, 30', { when: 'today, or on Monday', fee: 30 }],
    ['742101: today, free above ₹1,999, else ₹30', { when: 'today', freeAbove: 1999, fee: 30 }],
    ['742101: today, free above 999 else 30', { when: 'today', freeAbove: 999, fee: 30 }],
    ['742101: free above 999, else ask', { freeAbove: 999 }],
    ['৭৪২১০১: আজ, ৩০', { when: 'আজ', fee: 30 }],
    ['742101 – 742101: 30', { fee: 30 }],
    ['742101 to 742101: 30', { fee: 30 }],
  ])('reads %j', (rule, offer) => {
    expect(readDelivery(rule)).toEqual({
      areas: [{ from: 742101, to: 742101, ...offer }],
      mistakes: [],
    });
  });

  it('reads several areas of one rule, and a rule a line', () => {
    const { areas } = readDelivery('742101, 742105: 30\n\n742165: 40;');
    expect(areas.map(({ from, fee }) => [from, fee])).toEqual([
      [742101, 30],
      [742105, 30],
      [742165, 40],
    ]);
  });

  it.each<[rule: string, cure: RegExp]>([
    ['', /^write it like 742101-742103: today/],
    ['742101 today, 30', /^PIN codes come first, then a colon/],
    ['74210: today, 30', /^PIN codes are written as 742101/],
    ['042101: today, 30', /^PIN codes are written as/],
    ['742103-742101: today, 30', /^PIN codes are written as/],
    ['742101-742103-742105: 30', /^PIN codes are written as/],
    ['Berhampore: today, 30', /^PIN codes are written as/],
    ['742101*: 30', /^PIN codes are written as/],
    ['742101: today', /^the cost comes last/],
    ['742101:', /^the cost comes last/],
    ['742101: today, free above 999, 30', /^the cost comes last/],
    ['742101: today, 3O', /^the cost comes last/],
    ['742101: today, 30.50', /^the cost comes last/],
    [`742101: ${'x'.repeat(61)}, 30`, /^say when or how in 60 characters/],
  ])('says how to write %j', (rule, cure) => {
    const { areas, mistakes } = readDelivery(rule);
    expect(areas).toEqual([]);
    expect(mistakes).toEqual([{ found: rule, cure: expect.stringMatching(cure) }]);
  });

  it('leaves out all areas for the sake of one wrong rule, and names each wrong rule', () => {
    const { areas, mistakes } = readDelivery('742101: ask us; 742*: free; 74: free');
    expect(areas).toEqual([]);
    expect(mistakes.map(({ found }) => found)).toEqual(['742101: ask us', '74: free']);
  });

  it('never throws, and gives either areas or mistakes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { areas, mistakes } = readDelivery(text);
        expect(areas.length > 0).toBe(mistakes.length === 0);
      }),
    );
  });
});

describe('areaOf', () => {
  it.each([
    ['742103', 'today or tomorrow'],
    ['742104', '2 to 4 days'],
    ['743000', 'by courier'],
  ])('finds for %s the rule with %j', (pin, when) => {
    expect(areaOf(readDelivery(EXAMPLE).areas, pin)?.when).toBe(when);
  });

  it('finds nothing where the owner has said nothing', () => {
    expect(areaOf(readDelivery('742*: 60').areas, '700001')).toBeUndefined();
  });

  it('finds the smallest area with the PIN code, in whatever order the rules are', () => {
    fc.assert(
      fc.property(fc.array(ranges, { minLength: 1, maxLength: 8 }), pins, (written, pin) => {
        const { areas } = readDelivery(written.map(({ text }) => `${text}: 30`).join(';'));
        const found = areaOf(areas, String(pin));
        const widths = written
          .filter(({ from, to }) => from <= pin && pin <= to)
          .map(({ from, to }) => to - from);
        expect(found && found.to - found.from).toBe(
          widths.length > 0 ? Math.min(...widths) : undefined,
        );
      }),
    );
  });
});

describe('isPin', () => {
  it.each([
    ['742101', true],
    ['042101', false],
    ['74210', false],
    ['7421011', false],
    ['৭৪২১০১', false],
  ])('of %j is %s', (text, is) => {
    expect(isPin(text)).toBe(is);
  });
});

const { areas } = readDelivery('742101: today, 30; 742165: Today, 40; 742*: in 2 days, 60; *: ask');

/** When it comes, the smallest area first. */
const whens = (typed: string) => inOtherWords(areas, typed).areas.map(({ when }) => when);

describe('inOtherWords', () => {
  it.each<[what: string, typed: string, said: (string | undefined)[]]>([
    ['all words', 'today = আজ; in 2 days = 2 দিনে', ['আজ', 'আজ', '2 দিনে', undefined]],
    ['some words', 'today = আজ;', ['আজ', 'আজ', 'in 2 days', undefined]],
    [
      'one a line, oddly spaced',
      ' TODAY =আজ\n\n in  2 days=2  দিনে ',
      ['আজ', 'আজ', '2 দিনে', undefined],
    ],
  ])('says %s', (_what, typed, said) => {
    expect(whens(typed)).toEqual(said);
    expect(inOtherWords(areas, typed).mistakes).toEqual([]);
  });

  it.each<[typed: string, cure: RegExp]>([
    ['আজ', /^write it like today or tomorrow = আজ বা কাল/],
    ['today =', /^write it like/],
    ['= আজ', /^write it like/],
    ['today = আজ = কাল', /^write it like/],
    ['tomorrow = কাল', /^before the = stands one of Today \| in 2 days$/],
    [`today = ${'আ'.repeat(61)}`, /^say when or how in 60 characters at most/],
  ])('names %j with its cure, and reads the others', (typed, cure) => {
    const { mistakes } = inOtherWords(areas, `in 2 days = 2 দিনে; ${typed}`);
    expect(mistakes).toEqual([{ found: typed, cure: expect.stringMatching(cure) }]);
    expect(whens(`in 2 days = 2 দিনে; ${typed}`)).toEqual(['today', 'Today', '2 দিনে', undefined]);
  });
});
