import { readNumber } from '@/data/normalise/readAmount';

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
