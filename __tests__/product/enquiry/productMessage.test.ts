import { findCategory } from '@/catalogue/categories';
import { dictionaries } from '@/messages/dictionaries';
import { productBarEnquiry } from '@/product/enquiry/productBarEnquiry';
import { productMessage } from '@/product/enquiry/productMessage';
import { aProduct } from '../../helpers/aProduct';

const toner = findCategory('Toner');
const product = aProduct({ id: 'a', title: 'Alfa' });
const unpriced = aProduct({ id: 'a', title: 'Alfa' }, 'price', 'mrp', 'off');
const soldOut = { ...product, soldOut: true } as const;

const said = {
  en: {
    wanted: 'Please let me know if it is available.',
    unpriced: 'Price on request',
    back: 'When will it be back in stock?',
    anyShade: 'Shade: not chosen yet',
    shade: 'Shade: Honey',
    path: '/Toner/alfa-a',
  },
  bn: {
    wanted: 'এটি আছে কি না জানাবেন।',
    unpriced: 'দাম জানাবেন',
    back: 'এটি আবার কবে আসবে?',
    anyShade: 'শেড এখনও বাছিনি',
    shade: 'শেড: Honey',
    path: '/bn/Toner/alfa-a',
  },
  hi: {
    wanted: 'यह मिलेगा क्या, बताइएगा।',
    unpriced: 'कीमत बताइएगा',
    back: 'यह दोबारा कब आएगा?',
    anyShade: 'शेड अभी तय नहीं',
    shade: 'शेड: Honey',
    path: '/hi/Toner/alfa-a',
  },
} as const;

describe.each(['en', 'bn', 'hi'] as const)('the message about one product in %s', (code) => {
  const language = dictionaries[code];
  const { wanted, back, anyShade, shade, path, ...asked } = said[code];
  const address = `http://localhost:3000${path}`;
  const lines = (...parts: string[]) => parts.join('\n');

  it('asks for it in a sentence, below the line by which the shop knows its enquiries', () => {
    const expected = lines('I am Interested', wanted, 'Alfa', '₹799', address);
    expect(productMessage(language, toner, product)).toBe(expected);
    expect(productBarEnquiry(language, toner, product).message).toBe(expected);
  });

  it("asks for a price in the customer's own words", () => {
    expect(productMessage(language, toner, unpriced)).toBe(
      lines('I am Interested', wanted, 'Alfa', asked.unpriced, address),
    );
  });

  it('names the chosen shade, or says that any will do', () => {
    const shaded = { ...product, shades: [{ name: 'Honey' }] };
    expect(productMessage(language, toner, shaded, { shade: { name: 'Honey' } })).toBe(
      lines('I am Interested', wanted, 'Alfa', shade, '₹799', `${address}#shade=Honey`),
    );
    expect(productMessage(language, toner, shaded)).toBe(
      lines('I am Interested', wanted, 'Alfa', anyShade, '₹799', address),
    );
  });

  it('asks when it is back once it is sold out', () => {
    expect(productMessage(language, toner, soldOut)).toBe(lines(back, 'Alfa', '₹799', address));
    expect(productBarEnquiry(language, toner, soldOut).message).toBe(
      lines('I am Interested', back, 'Alfa', '₹799', address),
    );
  });
});
