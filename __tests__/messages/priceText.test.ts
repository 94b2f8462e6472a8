import { dictionaries } from '@/messages/dictionaries';
import { askedPrice, priceText } from '@/messages/priceText';

describe('askedPrice', () => {
  it.each([
    ['en', 'Price on request', 'Price on request'],
    ['bn', 'দাম জানাবেন', 'দাম জেনে নিন'],
    ['hi', 'कीमत बताइएगा', 'कीमत पूछने पर'],
  ] as const)('says in a message in %s "%s", and on a card "%s"', (code, asked, shown) => {
    const { messages } = dictionaries[code];
    expect([askedPrice({}, messages), priceText({}, messages)]).toEqual([asked, shown]);
    expect(askedPrice({ price: 449 }, messages)).toBe('₹449');
  });
});
