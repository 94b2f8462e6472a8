import { readNumber, readPercent, readRupees } from '@/data/normalise/readAmount';
import fc from '../../helpers/fastCheck';
import { typedRupees } from '../../helpers/typedRupees';

describe('readNumber', () => {
  it.each<[text: string, number: number]>([
    ['0', 0],
    ['00450', 450],
    [' 450.5\n', 450.5],
    ['1,299', 1299],
    ['1,12,999.50', 112_999.5],
    ['1,299,000', 1_299_000],
    ['০১২৩৪৫৬৭৮৯', 123_456_789],
    ['०१२३४५६७८९', 123_456_789],
    ['१,१२,९९९', 112_999],
  ])('reads "%s" as %d', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    '',
    '-5',
    '.5',
    '5.',
    '1e9',
    '0x1f',
    '100 200',
    '450–500',
    '1.299,00',
    '1,29',
    ',450',
    '1,299,00',
    '1299,450',
    '٤٥٠',
    '½',
    '5'.padStart(101, '0'),
  ])('rejects "%s", which is not a number or could be two', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });

  it('strips the given prefix and suffix, and nothing else', () => {
    const around = [/^from\s*/, /\s*only$/];
    expect(readNumber(' from 450 only ', around)).toBe(450);
    expect(readNumber('from 450 to 500 only', around)).toBeUndefined();
    expect(readNumber('from only', around)).toBeUndefined();
  });
});

describe('readPercent', () => {
  it.each<[value: unknown, percent: number]>([
    [1, 1],
    [98.9, 99],
    ['20', 20],
    ['20%off.', 20],
    ['20 per cent off', 20],
    ['20% discount', 20],
    ['12.5%', 13],
    ['২০ %', 20],
    ['२०%', 20],
  ])('reads %j as %d', (value, percent) => {
    expect(readPercent(value)).toBe(percent);
  });

  it.each<[value: unknown]>([
    [0],
    [-5],
    [0.2],
    [99.5],
    ['100%'],
    ['-20%'],
    ['20-30%'],
    ['20%%'],
    ['upto 20%'],
    ['%'],
  ])('rejects %j', (value) => {
    expect(readPercent(value)).toBeUndefined();
  });

  it.each([78, 79])('never reads part of a number, even after %d spaces', (spaces) => {
    expect([25, undefined]).toContain(readPercent(`${' '.repeat(spaces)}25%`));
  });

  it.each([10, 100, 500])('never reads one of two numbers, even %d spaces apart', (spaces) => {
    expect(readPercent(`20${' '.repeat(spaces)}to 30`)).toBeUndefined();
  });

  it('reads every discount, however it is typed', () => {
    const before = fc.constantFrom('', ' ', '\n');
    const percents = fc.integer({ min: 1, max: 99 });
    const after = fc.constantFrom('', '%', ' %', '% off', '%OFF', ' percent off', '% Discount.');
    const property = fc.property(before, percents, after, (start, percent, end) => {
      expect(readPercent(start + percent + end)).toBe(percent);
    });
    fc.assert(property);
  });
});

describe('readRupees', () => {
  it.each<[value: unknown, rupees: number]>([
    [449.999, 450],
    [10_000_000, 10_000_000],
    ['450.50', 450.5],
    ['₹1,12,999', 112_999],
    [' ₹ 1,299 /- ', 1299],
    ['Rs. 450/= only', 450],
    ['INR 1,299.00', 1299],
    ['mrp: Rs. 599/-', 599],
    ['৪৫০ টাকা', 450],
    ['\t₹\u00a0४५०', 450],
    ['MRP ₹ 249.00 (incl. of all taxes)', 249],
    ['M.R.P.: Rs. 249/- (Inclusive of all taxes)', 249],
    ['₹249 incl. GST', 249],
    ['रु 249', 249],
    ['रु. 1,249', 1249],
    ['रु॰ २४९', 249],
    ['२४९ रुपये मात्र', 249],
    ['249 रुपए', 249],
    ['दाम: रू 249', 249],
    ['৳২৪৯', 249],
    ['২৪৯ ৳', 249],
    ['দাম ২৪৯ টাকা মাত্র', 249],
    ['249/- টাকা', 249],
    ['Rs249', 249],
    ['Rs.1299', 1299],
    [1.299, 1.3],
    ['INR249.50', 249.5],
    ['249 rupees only', 249],
  ])('reads %j as %d', (value, rupees) => {
    expect(readRupees(value)).toBe(rupees);
  });

  it.each<[value: unknown]>([
    [0],
    [-5],
    [0.001],
    [10_000_000.01],
    ['0/-'],
    ['1.299'],
    ['₹ 1.299/-'],
    ['₹-450'],
    ['1e3'],
    ['450-500'],
    ['₹450 to ₹500'],
    ['450/500'],
    ['450 500'],
    ['2 for 450'],
    ['450 per piece'],
    ['450 + taxes'],
    ['(incl. of all taxes)'],
    ['रुपये'],
    ['৳'],
    ['450 টাকা 500'],
    ['450 रुपयेर'],
    ['$450'],
    ['Rs.'],
    ['99999999'],
  ])('rejects %j', (value) => {
    expect(readRupees(value)).toBeUndefined();
  });

  it.each([76, 77, 78, 79])('never reads part of a number, even after %d spaces', (spaces) => {
    expect([1299, undefined]).toContain(readRupees(`${' '.repeat(spaces)}1299`));
  });

  it.each([10, 100, 500])('never reads one of two numbers, even %d spaces apart', (spaces) => {
    expect(readRupees(`450${' '.repeat(spaces)}to 500`)).toBeUndefined();
  });
});

describe('readRupees, typed in any way', () => {
  it('reads every amount up to a crore, however it is typed', () => {
    const property = fc.property(typedRupees, ({ text, amount }) => {
      expect(readRupees(text)).toBe(amount);
    });
    fc.assert(property, { numRuns: 2000 });
  });

  it('rejects two amounts', () => {
    const amounts = fc.integer({ min: 1, max: 999 });
    const between = fc.constantFrom(' ', '-', ' - ', '/', ' to ', ', ', '\n', ' ₹');
    const property = fc.property(amounts, between, amounts, (one, separator, other) => {
      expect(readRupees(one + separator + other)).toBeUndefined();
      expect(readRupees(`₹${one}${separator}${other}/-`)).toBeUndefined();
    });
    fc.assert(property);
  });

  it('rejects a negative amount', () => {
    const property = fc.property(typedRupees, ({ text, amount }) => {
      expect(readRupees(text.replace(/\p{N}/u, '-$&'))).toBeUndefined();
      expect(readRupees(-amount)).toBeUndefined();
    });
    fc.assert(property);
  });
});
