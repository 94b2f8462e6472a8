import { normalise } from '@/data/normalise/normaliseCollection';
import { youTubeId } from '@/data/normalise/playableMedia';
import { readPercent, readRupees } from '@/data/normalise/readAmount';
import { readSize } from '@/data/normalise/readSize';
import fc from '../../helpers/fastCheck';
import { rawDocument } from '../../helpers/rawDocument';
import { typedRupees } from '../../helpers/typedRupees';

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

describe('readPercent', () => {
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

describe('youTubeId', () => {
  it('reads the id of every video, in any form of its address', () => {
    const players = fc.constantFrom(
      ...['https://youtu.be/', 'https://www.youtube.com/watch?v=', 'https://youtube.com/shorts/'],
      ...['https://m.youtube.com/watch?app=m&v=', 'https://www.youtube-nocookie.com/embed/'],
    );
    const ids = fc.stringMatching(/^[\w-]{11}$/);
    const property = fc.property(players, ids, fc.constantFrom('', '#t=1'), (player, id, end) => {
      expect(youTubeId(player + id + end)).toBe(id);
    });
    fc.assert(property);
  });
});

describe('readSize', () => {
  it.each([
    ['30 ml', { amount: 30, unit: 'ml' }],
    ['30ML.', { amount: 30, unit: 'ml' }],
    ['0.5 l', { amount: 500, unit: 'ml' }],
    ['1,000 ml', { amount: 1000, unit: 'ml' }],
    ['4 x 2 g', { amount: 8, unit: 'g' }],
    ['4×2.5gm', { amount: 10, unit: 'g' }],
    ['1 kg', { amount: 1000, unit: 'g' }],
    ['12 pieces', { amount: 12, unit: 'piece' }],
    ['1 pc', { amount: 1, unit: 'piece' }],
    ['৩০ গ্রাম', { amount: 30, unit: 'g' }],
  ])('measures %s', (typed, measure) => {
    expect(readSize(typed)).toEqual({ text: typed, measure });
  });

  it.each(['Free size', '12', '0 ml', '30 feet', '2-3 ml', '999999 kg', 'constructor', '5 proto'])(
    'keeps %s as text',
    (typed) => {
      expect(readSize(typed)).toEqual({ text: typed });
    },
  );

  it.each([undefined, null, '', ' ', ['30 ml'], { ml: 30 }])('finds nothing in %j', (typed) => {
    expect(readSize(typed)).toBeUndefined();
  });

  it('gives the owner a hint when a size has no amount', () => {
    const { diagnostics } = normalise(
      'product',
      rawDocument({ title: 'Silk', price: 450, img: '/a.webp', size: 'Free size' }),
    );
    expect(diagnostics).toEqual([{ code: 'sizeInWords', field: 'size', found: 'Free size' }]);
  });
});

describe('a size in other languages', () => {
  it.each([
    ['20 pieces', '20 পিস', '20 पीस'],
    ['2 x 6 pcs', '12 পিস', '12 पीस'],
    ['30 ml', undefined, undefined],
    ['a set of brushes', undefined, undefined],
    ['', undefined, undefined],
  ])('says %j as %j and %j', (typed, bengali, hindi) => {
    const { item } = normalise('product', rawDocument({ title: 'Silk', size: typed }));
    expect(item?.translations?.bn?.size?.text).toBe(bengali);
    expect(item?.translations?.hi?.size?.text).toBe(hindi);
  });
});
