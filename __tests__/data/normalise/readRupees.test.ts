import { readRupees } from '@/data/normalise/readAmount';
import { notText } from '../../helpers/notText';

describe('readRupees', () => {
  it.each<[value: unknown, rupees: number]>([
    [450, 450],
    [449.5, 449.5],
    [449.999, 450],
    [0.1 + 0.2, 0.3],
    [10_000_000, 10_000_000],
    ['450', 450],
    ['450.50', 450.5],
    ['₹450', 450],
    ['₹ 450', 450],
    ['₹1,299/-', 1299],
    ['₹1,12,999', 112_999],
    [' ₹ 1,299 /- ', 1299],
    ['Rs. 450', 450],
    ['Rs.450', 450],
    ['rs 450', 450],
    ['RS450/-', 450],
    ['Rs. 450/= only', 450],
    ['450/-', 450],
    ['450 /- only.', 450],
    ['450rs', 450],
    ['450 Rs.', 450],
    ['450₹', 450],
    ['INR 1,299.00', 1299],
    ['1299 INR', 1299],
    ['MRP 599', 599],
    ['M.R.P. ₹599', 599],
    ['mrp: Rs. 599/-', 599],
    ['Price: 450', 450],
    ['৪৫০', 450],
    ['₹১,২৯৯', 1299],
    ['৪৫০ টাকা', 450],
    ['টাকা ৪৫০', 450],
    ['४५०', 450],
    ['450\n', 450],
    ['\t₹\u00a0450', 450],
  ])('reads %j as %d', (value, rupees) => {
    expect(readRupees(value)).toBe(rupees);
  });

  it.each<[value: unknown]>([
    [0],
    [-0],
    [-5],
    [0.001],
    [10_000_000.01],
    [Number.MAX_VALUE],
    [-Number.MAX_VALUE],
    ['0'],
    ['0/-'],
    ['-5'],
    ['₹-450'],
    ['1e309'],
    ['1e3'],
    ['NaN'],
    ['450-500'],
    ['450 - 500'],
    ['₹450 to ₹500'],
    ['450/500'],
    ['450 500'],
    ['2 for 450'],
    ['450 per piece'],
    ['from 450'],
    ['$450'],
    ['ask'],
    ['Rs.'],
    ['₹'],
    ['/-'],
    ['only'],
    ['99999999'],
  ])('rejects %j', (value) => {
    expect(readRupees(value)).toBeUndefined();
  });

  it.each([
    ['digits', '9'],
    ['spaces', ' '],
    ['currency signs', 'Rs. '],
    ['endings', '/- only '],
  ])('rejects 100 KB of %s', (_what, part) => {
    expect(readRupees(part.repeat(100_000 / part.length))).toBeUndefined();
  });

  it.each(notText)('rejects %s', (_what, value) => {
    expect(readRupees(value)).toBeUndefined();
  });

  it.each([76, 77, 78, 79])('never reads part of a number, even after %d spaces', (spaces) => {
    expect([1299, undefined]).toContain(readRupees(`${' '.repeat(spaces)}1299`));
  });

  it.each([10, 100, 500])('never reads one of two numbers, even %d spaces apart', (spaces) => {
    expect(readRupees(`450${' '.repeat(spaces)}to 500`)).toBeUndefined();
  });
});
