import { readNumber, readPercent } from '@/data/normalise/readAmount';
import { readDay } from '@/data/normalise/readDay';
import { notText } from '../../helpers/notText';

describe('readDay', () => {
  it.each([
    ['2026-09-12', '2026-09-12'],
    ['2026/9/2', '2026-09-02'],
    ['12-9-2026', '2026-09-12'],
    ['12.09.2026', '2026-09-12'],
    [' 12  September 2026 ', '2026-09-12'],
    ['12th Sept. 2026', '2026-09-12'],
    ['2-Sep-2026', '2026-09-02'],
    ['September 2, 2026', '2026-09-02'],
    ['September 2026', '2026-09'],
    ['2026-09', '2026-09'],
    ['১২-৯-২০২৬', '2026-09-12'],
    ['१२/९/२०२६', '2026-09-12'],
    ['৯ই অক্টোবর ২০২৭', '2027-10-09'],
    ['১লা বৈশাখ ২০২৭', undefined],
    ['9 ফেব্রুয়ারী 2027', '2027-02-09'],
    ['मई २०२७', '2027-05'],
    ['12 फ़रवरी, 2027', '2027-02-12'],
    ['01-Dec-26', '2026-12-01'],
    ['1-DEC-26', '2026-12-01'],
    ['Dec-26', '2026-12'],
    ['12-9-26', '2026-09-12'],
    ['20/10/27', '2027-10-20'],
    ['20 Oct 27', '2027-10-20'],
  ])('reads %j', (typed, date) => {
    expect(readDay(typed)).toBe(date);
  });

  it.each([
    '30 February 2026',
    '2026-13',
    '2026-13-01',
    '0-0-2026',
    '31-Feb-26',
    '01-Dec',
    'Abc-26',
    '46692',
    '12 Smarch 2026',
    'September',
    'last week',
    '2026',
    '',
  ])('reads no day in %j', (typed) => {
    expect(readDay(typed)).toBeUndefined();
  });

  it.each([
    ['20 Oct', '2026-10-20', '2026-10-20'],
    ['20 Oct', '2026-10-21', '2027-10-20'],
    ['২০ অক্টোবর', '2026-10-21', '2027-10-20'],
    ['Oct 20th', '2026-01-01', '2026-10-20'],
    ['29 Feb', '2096-03-01', '2104-02-29'],
    ['31 Feb', '2026-01-01', undefined],
    ['20/10', '2026-01-01', undefined],
  ])('reads %j, typed on %s, as the next such day: %s', (typed, today, date) => {
    expect(readDay(typed, today)).toBe(date);
    expect(readDay(typed)).toBeUndefined();
  });

  it('reads no day in what is no text', () => {
    expect(notText.filter(([, value]) => readDay(value) !== undefined)).toEqual([]);
  });
});

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
});
