import { askedShelf, shelfAddress } from '@/catalogue/addresses/shelfAddress';
import { languageCodes } from '@/shop/languages';
import fc from '../../helpers/fastCheck';

/** What Next gives the API's route for an address. */
function queryOf(address: string): Record<string, string> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const collection = decodeURIComponent(pathname.replace('/api/shelves/', ''));
  return { ...Object.fromEntries(searchParams), collection };
}

describe('askedShelf', () => {
  it('is what the address was made of, for every name, product, part and language', () => {
    const some = fc.option(fc.string({ minLength: 1 }), { nil: undefined });
    const asked = fc.record({ name: fc.string({ minLength: 1 }), product: some, part: some });
    fc.assert(
      fc.property(asked, fc.constantFrom(...languageCodes), (shelf, code) => {
        fc.pre(!/^\.{1,2}$/.test(shelf.name));
        expect(askedShelf(queryOf(shelfAddress(shelf, code)))).toEqual({ ...shelf, code });
      }),
    );
  });

  it.each([undefined, 'fr', '', ['bn', 'hi']])('takes the language %j as English', (language) => {
    expect(askedShelf({ collection: 'WAX Stick', language }).code).toBe('en');
  });
});
