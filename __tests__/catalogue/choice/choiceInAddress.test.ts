import fc from 'fast-check';
import { queryOfChoice } from '@/catalogue/choice/queryOfChoice';
import { readChoice } from '@/catalogue/choice/readChoice';
import type { ShelfChoice } from '@/catalogue/choice/ShelfChoice';
import { anyChoice } from '../../helpers/anyChoice';

function read(query: string): ShelfChoice {
  return readChoice(new URLSearchParams(query));
}

describe('readChoice', () => {
  it.each<[query: string, choice: ShelfChoice]>([
    ['', {}],
    ['sort=price', { order: 'price' }],
    [
      'sort=-price&price=300-500&off=20',
      { order: '-price', prices: { from: 300, below: 500 }, off: 20 },
    ],
    ['price=-300', { prices: { below: 300 } }],
    ['price=500-', { prices: { from: 500 } }],
    ['price=0-300', { prices: { below: 300 } }],
    ['sort=cheap', {}],
    ['sort=constructor', {}],
    ['price=-', {}],
    ['price=0-0', {}],
    ['price=500-300', {}],
    ['price=3e2-', {}],
    ['price=300', {}],
    ['price=9999999-', {}],
    ['off=0', {}],
    ['off=100', {}],
    ['off=-20', {}],
    ['utm_source=whatsapp', {}],
  ])('reads %j', (query, choice) => {
    expect(read(query)).toStrictEqual(choice);
  });

  it('reads anything without a fault', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (sort, price, off) => {
        const choice = readChoice(new URLSearchParams({ sort, price, off }));
        expect(read(queryOfChoice(choice))).toStrictEqual(choice);
      }),
    );
  });
});

describe('queryOfChoice', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(read(queryOfChoice(choice))).toStrictEqual(choice);
      }),
    );
  });

  it('is empty for the shop’s order, and leaves what others put there', () => {
    expect(queryOfChoice({})).toBe('');
    const others = new URLSearchParams('utm_source=a%26b&sort=name');
    expect(queryOfChoice({}, others)).toBe('utm_source=a%26b');
    expect(queryOfChoice({ order: 'off' }, others)).toBe('utm_source=a%26b&sort=off');
    expect(others.get('sort')).toBe('name');
  });
});
