import { productEnquiry } from '@/shop/links/productEnquiry';
import fc from '../../helpers/fastCheck';

const enquiry = {
  greeting: 'I am Interested',
  title: 'Silk Touch Honey Foundation',
  price: '₹449',
  address: 'https://shop.example/Foundation/silk-touch-honey-foundation-01_silk_touch',
};

describe('productEnquiry', () => {
  it('has the greeting, title, price and address', () => {
    expect(productEnquiry(enquiry).split('\n')).toEqual([
      'I am Interested',
      'Silk Touch Honey Foundation',
      '₹449',
      enquiry.address,
    ]);
  });

  it.each([
    ['*Bold* _slanted_ ~struck~ `code`', '∗Bold∗  slanted  ∼struck∼ ’code’'],
    ['two\nlines\r\n and a \t tab', 'two lines and a tab'],
    ['> quoted', 'quoted'],
    ['- listed', 'listed'],
    ['half \ud83d of a pair', 'half \ufffd of a pair'],
    ['গোলাপ টোনার 🌹', 'গোলাপ টোনার 🌹'],
  ])('writes the title %j without WhatsApp formatting', (title, written) => {
    expect(
      productEnquiry({ ...enquiry, title })
        .split('\n')[1]
        ?.replace(/ +/g, ' '),
    ).toBe(written.replace(/ +/g, ' '));
  });

  it.each([
    ['https://shop.example/lens/lens-_a_', 'https://shop.example/lens/lens-%5Fa%5F'],
    ['https://shop.example/lens/lens-~2Ea', 'https://shop.example/lens/lens-%7E2Ea'],
    ['https://shop.example/lens/lens-a_b~2Ec', 'https://shop.example/lens/lens-a_b~2Ec'],
  ])('encodes the address %s so that WhatsApp formats no part of it', (address, written) => {
    expect(productEnquiry({ ...enquiry, address }).split('\n')[3]).toBe(written);
  });

  it('also cuts a long title in browsers without Intl.Segmenter', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    const message = productEnquiry({ ...enquiry, title: '💄'.repeat(1000) });
    Object.assign(Intl, { Segmenter });
    expect(encodeURIComponent(message).length).toBeLessThanOrEqual(2_000);
    expect(message.isWellFormed()).toBe(true);
  });

  it('has four lines and at most 2,000 encoded characters, whatever the title is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (title) => {
        const message = productEnquiry({ ...enquiry, title });
        expect(encodeURIComponent(message).length).toBeLessThanOrEqual(2_000);
        const lines = message.split('\n');
        expect(lines).toHaveLength(4);
        expect(lines[0]).toBe('I am Interested');
        expect(lines[1]).not.toMatch(/[*_~`\r]/);
        expect(lines[3]).toBe(enquiry.address);
      }),
    );
  });
});
