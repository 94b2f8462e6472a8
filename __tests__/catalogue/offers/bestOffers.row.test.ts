import { productPath } from '@/catalogue/addresses/addresses';
import { categories } from '@/catalogue/categories';
import { bestOffers, briefOffers } from '@/catalogue/offers/bestOffers';
import { allOffers } from '@/catalogue/offers/offerLists';
import { anyShelf } from '../../helpers/anyProduct';
import fc from '../../helpers/fastCheck';

type ProductsBySlug = Parameters<typeof bestOffers>[0];

const anyShop = fc
  .array(anyShelf, { maxLength: categories.length })
  .map(
    (shelves): ProductsBySlug =>
      categories.slice(0, shelves.length).map(({ slug }, n) => [slug, shelves[n] ?? []]),
  );

describe('briefOffers', () => {
  it('has the best offer of each of five shelves of the page of offers, in its order', () => {
    fc.assert(
      fc.property(anyShop, (shelves) => {
        const offers = bestOffers(shelves, allOffers.most);
        const row = offers ? briefOffers(offers).offers : [];
        const listed = offers?.offers ?? [];
        const slugs = [...new Set(listed.map(({ slug }) => slug))].slice(0, 5);
        const firsts = slugs.flatMap((slug) => listed.find((offer) => offer.slug === slug) ?? []);
        expect(row.map(({ path }) => path)).toEqual(firsts.map((one) => productPath(one, one)));
      }),
    );
  });
});
