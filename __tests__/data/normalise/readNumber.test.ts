import { readNumber } from '@/data/normalise/readAmount';

describe('readNumber', () => {
  it.each<[text: string, number: number]>([
    ['0', 0],
    ['450', 450],
    ['450.5', 450.5],
    [' 450\n', 450],
    ['00450', 450],
    ['1,299', 1299],
    ['12,999', 12_999],
    ['1,12,999', 112_999],
    ['1,12,999.50', 112_999.5],
    ['112,999', 112_999],
    ['1,299,000', 1_299_000],
    ['০', 0],
    ['৯', 9],
    ['০১২৩৪৫৬৭৮৯', 123_456_789],
    ['১,২৯৯', 1299],
    ['०', 0],
    ['९', 9],
    ['०१२३४५६७८९', 123_456_789],
    ['१,१२,९९९', 112_999],
  ])('reads "%s" as %d', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    '-5',
    '+5',
    '.5',
    '5.',
    '1e9',
    '1e309',
    '0x1f',
    'NaN',
    'Infinity',
    '100 200',
    '450-500',
    '450–500',
    '1.299,00',
    '1,29',
    '1,2,3',
    ',450',
    '450,',
    '1299,00',
    '1,299,00',
    '1.2.3',
    '٤٥٠',
    '４５０',
    '½',
    '²',
    'four hundred',
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
