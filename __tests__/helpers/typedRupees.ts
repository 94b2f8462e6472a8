import fc from './fastCheck';

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.integer({ min: 1, max: 1_000_000_000 }).map((paise) => paise / 100),
);
const spellings: readonly ((amount: number) => string)[] = [
  (amount) => String(amount),
  (amount) => amount.toFixed(2),
  (amount) => amount.toLocaleString('en-IN'),
  (amount) => amount.toLocaleString('en-US'),
  (amount) => amount.toLocaleString('en-IN', { minimumFractionDigits: 2 }),
  (amount) => amount.toLocaleString('bn-IN'),
  (amount) => amount.toLocaleString('mr-IN-u-nu-deva'),
];
const before = fc.constantFrom(
  ...['', '₹', '₹ ', 'Rs. ', 'Rs.', 'rs ', 'RS', 'INR ', 'টাকা ', 'MRP ', 'M.R.P. ₹', 'Price: Rs. '],
  ...['৳', 'रु ', 'रु. ', 'रुपये ', 'দাম ৳ '],
);
const after = fc.constantFrom(
  ...['', '/-', ' /-', '/=', ' only', '/- only.', '₹', ' Rs.', ' INR', ' টাকা', '\n'],
  ...['৳', ' रुपये', '/- রু', '.', ' (incl. of all taxes)', '/- (Inclusive of all taxes)'],
);

/** An amount up to a crore with one way to type it: "₹1,12,999/-", "Rs. 450", "৪৫০ টাকা". */
export const typedRupees: fc.Arbitrary<{ text: string; amount: number }> = fc
  .tuple(before, amounts, fc.constantFrom(...spellings), after)
  .map(([prefix, amount, spell, end]) => ({ text: `${prefix}${spell(amount)}${end}`, amount }));
