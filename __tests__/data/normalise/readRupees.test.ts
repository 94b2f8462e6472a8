import { readRupees } from '@/data/normalise/readAmount';

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
