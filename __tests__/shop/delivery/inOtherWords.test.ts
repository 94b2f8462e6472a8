import { inOtherWords } from '@/shop/delivery/inOtherWords';
import { readDelivery } from '@/shop/delivery/readDelivery';

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
