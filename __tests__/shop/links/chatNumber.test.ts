import { chatNumber } from '@/shop/links/chatNumber';

describe('chatNumber', () => {
  it.each([
    ['9876543210', '919876543210'],
    ['98765 43210', '919876543210'],
    ['98765-43210', '919876543210'],
    ['(98765) 43210', '919876543210'],
    ['9876\t5432\u00a010', '919876543210'],
    ['+91 98765 43210', '919876543210'],
    ['+91-98765-43210', '919876543210'],
    ['91 98765 43210', '919876543210'],
    ['+1 (415) 555-26711', '141555526711'],
  ])('makes of "%s" the digits %s', (number, digits) => {
    expect(chatNumber(number)).toBe(digits);
  });

  it.each([
    ['tel:+98', 'tel98'],
    ['a_b', 'a_b'],
    ['', ''],
    ['+-()./', ''],
  ])('takes from "%s" no more than signs and spaces: "%s"', (number, left) => {
    expect(chatNumber(number)).toBe(left);
  });
});
