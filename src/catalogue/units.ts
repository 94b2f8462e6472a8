import type { Size } from './items';

type Unit = NonNullable<Size['measure']>['unit'];

/** The spellings of units in lower case, each with the unit that prices are compared by and how many of it. */
export const units: ReadonlyMap<string, readonly [unit: Unit, factor: number]> = new Map(
  (
    [
      ['ml', 1, 'ml mls millilitre millilitres milliliter milliliters মিলি मिली'],
      ['ml', 1000, 'l lt ltr litre litres liter liters লিটার लीटर'],
      ['g', 1, 'g gm gms gr gram grams গ্রাম ग्राम'],
      ['g', 1000, 'kg kgs kilo kilogram kilograms কেজি किलो'],
      ['g', 0.001, 'mg'],
      ['piece', 1, 'piece pieces pc pcs nos টি পিস पीस'],
    ] as const
  ).flatMap(([unit, factor, spelt]) =>
    spelt.split(' ').map((word) => [word, [unit, factor] as const] as const),
  ),
);
